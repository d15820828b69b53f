import styles from './RuleLink.module.css';

export interface RuleLinkProps {
  /** Such as `SD-4.3`. */
  rule: string;
}

/** A rule's number; it leads to the rulebook, from which the way back is to where one was. */
export function RuleLink({ rule }: RuleLinkProps) {
  return (
    <a href={`#/rules/${rule}`} className={styles.link}>
      {rule}
    </a>
  );
}
