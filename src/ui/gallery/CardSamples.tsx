import { useState } from 'react';
import { Card } from '../cards/Card';
import { CardDialog } from '../cards/CardDialog';
import { Button } from '../primitives/Button';
import styles from './Gallery.module.css';
import { Chapter, Specimen } from './Specimen';
import { CLAW, COMBO, ENRAGED, GRASS, MANE, PAW, PLOY } from './sampleMonster';

const CARDS = [CLAW, COMBO, { ...ENRAGED, counters: 2 }, PAW, MANE, PLOY, GRASS];

/** Cards of every stock. */
export function CardSamples() {
  const [large, setLarge] = useState(false);
  return (
    <Chapter title="Cards">
      <div className={styles.columns}>
        {CARDS.map((card) => (
          <Specimen key={card.id} name={card.kind}>
            <Card card={card} />
          </Specimen>
        ))}
      </div>
      <div className={styles.row}>
        <Button onClick={() => setLarge(true)}>Leaf through a pile</Button>
      </div>
      <CardDialog
        title="AI discards"
        cards={large ? [CLAW, COMBO, ENRAGED] : null}
        onClose={() => setLarge(false)}
      />
    </Chapter>
  );
}
