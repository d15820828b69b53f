import { GuidePanel, type IdeaView } from '../guide/GuidePanel';
import styles from './Gallery.module.css';
import { Chapter, Specimen } from './Specimen';

const DODGE: IdeaView = {
  id: 'dodge',
  icon: 'evasion',
  title: 'Dodge',
  words:
    'Survival saves lives: 1 of it cancels a hit before it does damage, once a round for each survivor. Keep it if you fear worse.',
  rules: ['SD-15.2', 'SD-15.1'],
};

/** The guide in the places that it has at the table. */
export function GuideSamples() {
  const nothing = () => undefined;
  const shared = { onRead: nothing, onSuggest: nothing, onMet: nothing, onLeave: nothing };
  return (
    <Chapter title="Guide">
      <div className={styles.columns}>
        <Specimen name="Beside the question">
          <div className={styles.phoneDecision}>
            <GuidePanel
              {...shared}
              ideas={[DODGE]}
              advice="dodge the hit to the body, which can take least."
            />
          </div>
        </Specimen>
        <Specimen name="Nothing new">
          <div className={styles.phoneDecision}>
            <GuidePanel {...shared} ideas={[]} advice={null} />
          </div>
        </Specimen>
      </div>
      <Specimen name="Above the question">
        <div className={styles.guideAbove}>
          <GuidePanel {...shared} ideas={[DODGE]} advice={null} playing />
        </div>
      </Specimen>
    </Chapter>
  );
}
