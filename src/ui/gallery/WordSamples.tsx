import { Card } from '../cards/Card';
import { Linked } from '../glossary/Linked';
import { LinkedLabel } from '../glossary/LinkedLabel';
import styles from './Gallery.module.css';
import { Chapter, Specimen } from './Specimen';

/** Words of the glossary and numbers of rules, as texts have them. */
export function WordSamples() {
  return (
    <Chapter title="Words that can be pressed">
      <div className={styles.columns}>
        <Specimen name="A sentence: each word once, rules by number">
          <p>
            <Linked>
              Whoever is knocked back into impassable terrain suffers a collision (SD-11.6); a collision
              knocks down.
            </Linked>
          </p>
        </Specimen>
        <Specimen name="Labels: a keyword with its number, a number, a stranger">
          <p className={styles.row}>
            <LinkedLabel words="deadly 2" />
            <LinkedLabel words="strength" />
            <LinkedLabel words="unheard of" />
          </p>
        </Specimen>
        <Specimen name="Affinities and figures on a card">
          <Card
            card={{
              id: 'sample',
              name: 'Two-edged Thing',
              kind: 'Gear',
              stock: 'gear',
              icon: 'axe',
              flags: ['melee', 'frail'],
              parts: [
                {
                  kind: 'affinities',
                  edges: { left: 'red', top: 'green', bottom: 'blue' },
                  squares: ['red'],
                },
                {
                  kind: 'table',
                  title: 'Odds',
                  note: 'Where it is too wide it scrolls by itself.',
                  head: ['against', 'dice', { short: 'acc', full: 'accuracy' }, 'hits', 'wounds an attack'],
                  rows: [
                    { head: 'Somebody small', cells: ['2', '6+', '50 %', '0.6'] },
                    { head: 'Somebody with a very long name', cells: ['2', '8+', '30 %', '0.1'] },
                  ],
                },
              ],
            }}
          />
        </Specimen>
      </div>
    </Chapter>
  );
}
