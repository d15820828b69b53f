import styles from './RuleLink.module.css';

export interface RuleLinkProps {
  /** Such as `SD-4.3`. */
  rule: string;
}

/** A rule's number; it leads to the rulebook. */
export function RuleLink({ rule }: RuleLinkProps) {
  return (
    <a href={`#/rules/${rule}`} className={styles.link}>
      {rule}
    </a>
  );
}
