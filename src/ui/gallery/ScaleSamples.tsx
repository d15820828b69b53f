import { useState } from 'react';
import { Button } from '../primitives/Button';
import styles from './Gallery.module.css';
import { Chapter, Specimen } from './Specimen';

const SPACES = ['half', '1', '2', '3', '4', '5', '6', '8', '10', '12', '16'];
const CORNERS = ['s', 'm', 'l', 'pill'];
const SHADOWS = [
  { name: 'shadow-1', use: 'what can be pressed' },
  { name: 'shadow-2', use: 'what stands above the table: the question' },
  { name: 'shadow-3', use: 'windows' },
];
const MOTIONS = [
  { name: 'motion-fast', use: 'something answers a pointer or a press' },
  { name: 'motion-medium', use: 'something goes from here to there' },
  { name: 'motion-slow', use: 'something that must not be missed' },
];

/** Space, corners, elevation and motion: the scales that every distance and every movement is taken from. */
export function ScaleSamples() {
  const [moved, setMoved] = useState(false);
  return (
    <Chapter title="Space, corners, elevation, motion">
      <div className={styles.columns}>
        <Specimen name="Space, in fours">
          {SPACES.map((step) => (
            <p key={step} className={styles.scale}>
              <span className={styles.measure} style={{ '--measure': `var(--space-${step})` }} /> space-{step}
            </p>
          ))}
        </Specimen>
        <Specimen name="Corners: small for signs, middle for buttons and cells, large for panels">
          <div className={styles.row}>
            {CORNERS.map((corner) => (
              <span key={corner} className={styles.block} style={{ borderRadius: `var(--radius-${corner})` }}>
                {corner}
              </span>
            ))}
          </div>
        </Specimen>
        <Specimen name="Elevation">
          <div className={styles.row}>
            {SHADOWS.map(({ name, use }) => (
              <span key={name} className={styles.block} style={{ boxShadow: `var(--${name})` }}>
                {name}: {use}
              </span>
            ))}
          </div>
        </Specimen>
        <Specimen name="Motion: it says what came from where, and is off where people asked for that">
          <Button onClick={() => setMoved(!moved)}>Move</Button>
          {MOTIONS.map(({ name, use }) => (
            <p key={name} className={styles.track} data-moved={moved}>
              <span className={styles.runner} style={{ transitionDuration: `var(--${name})` }} />
              {name}: {use}
            </p>
          ))}
        </Specimen>
      </div>
    </Chapter>
  );
}
