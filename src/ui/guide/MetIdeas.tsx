import { useGuide } from '../../store/guide/guide';
import { Icon } from '../icons/Icon';
import { Dialog } from '../primitives/Dialog';
import { RuleLink } from '../primitives/RuleLink';
import { ideaView } from './Guide';
import styles from './Guide.module.css';
import { useGuideWords } from './useGuideWords';

export interface MetIdeasProps {
  open: boolean;
  onClose: () => void;
}

/** Everything that the guide has told so far, in its order. */
export function MetIdeas({ open, onClose }: MetIdeasProps) {
  const words = useGuideWords();
  const told = useGuide((s) => s.told);
  const ideas = told.flatMap(({ id }) => ideaView(id, words) ?? []);
  return (
    <Dialog open={open} onClose={onClose} title={words.met}>
      {ideas.length === 0 && <p>{words.nothingMet}</p>}
      <ul className={styles.met}>
        {ideas.map(({ id, icon, title, words: said, rules }) => (
          <li key={id}>
            <span className={styles.sign} data-lit>
              <Icon name={icon} />
            </span>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p>{said}</p>
              <p className={styles.rules}>
                {rules.map((rule) => (
                  <RuleLink key={rule} rule={rule} />
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
