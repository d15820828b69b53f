import { useState } from 'react';
import { DecisionBar } from '../decision/DecisionBar';
import type { DecisionView } from '../decision/decision';
import { PastBar } from '../decision/PastBar';
import { PlayOutBar } from '../decision/PlayOutBar';
import { Log } from '../log/Log';
import type { Seat } from '../primitives/SeatMark';
import { PhaseStrip } from '../shell/PhaseStrip';
import { SeatChip } from '../shell/SeatChip';
import { TileChip } from '../shell/TileChip';
import styles from './Gallery.module.css';
import { Chapter, Specimen } from './Specimen';
import { LOG, MANY, TIE, TYPED, WINDOW } from './sampleDecisions';
import { MANY_DICE, ROLLS } from './sampleDice';
import { PIECES } from './samplePieces';

const SEAT: Seat = { name: 'Mika', initial: 'M', colour: 'teal', cut: 1 };

const SEVERAL: DecisionView = {
  ...TIE,
  id: 'several',
  question: 'Which two does the roar reach?',
  answers: TIE.answers.map((answer, index) => ({ ...answer, chosen: index === 1 })),
  pick: { least: 2, most: 2 },
};

/** Questions of every kind, and the log. */
export function DecisionSamples() {
  const [openLine, setOpenLine] = useState<string | null>('4');
  const nothing = () => undefined;
  const shared = {
    idle: '',
    onAnswer: nothing,
    onConsider: nothing,
    onDecline: nothing,
    onConfirm: nothing,
    onWhy: nothing,
  };
  return (
    <Chapter title="Decisions and log">
      <PhaseStrip
        label="Parts of the round"
        phases={[
          { id: 'start', label: 'Start', state: 'past' },
          { id: 'draw', label: 'Draw AI', state: 'now' },
          { id: 'end', label: 'End', state: 'next' },
          { id: 'survivors', label: 'Survivors', state: 'next' },
        ]}
      />
      <Specimen name="A tie">
        <div className={styles.decision}>
          <DecisionBar {...shared} decision={TIE} />
        </div>
      </Specimen>
      <Specimen name="Several round one screen: whose decision it is, as it passes, and the controller tile">
        <div className={styles.row}>
          <TileChip
            order={[
              { seat: SEAT, nominated: 'Erza' },
              { seat: { name: 'Jun', initial: 'J', colour: 'ochre', cut: 0 }, nominated: null },
            ]}
            full
          />
          <SeatChip seat={SEAT} />
        </div>
        <div className={styles.decision}>
          <DecisionBar
            {...shared}
            decision={{ ...TIE, id: 'seat', by: { ...TIE.by, seat: SEAT } }}
            passing={SEAT}
          />
        </div>
      </Specimen>
      <Specimen name="A survival window">
        <div className={styles.decision}>
          <DecisionBar
            {...shared}
            decision={WINDOW}
            rolls={{ rolls: ROLLS, past: false, fresh: 2, told: false }}
          />
        </div>
      </Specimen>
      <Specimen name="A die that the players roll">
        <div className={styles.decision}>
          <DecisionBar {...shared} decision={TYPED} />
        </div>
      </Specimen>
      <Specimen name="Looking back">
        <div className={styles.decision}>
          <PastBar
            looking="You are looking at round 2"
            lines={['The White Lion moves to H9', 'The White Lion attacks Erza, 4+ to hit: 2 hits']}
            rolls={ROLLS}
            hasEarlier
            over={false}
            onEarlier={nothing}
            onLater={nothing}
            onBack={nothing}
          />
        </div>
      </Specimen>
      <Specimen name="Dice while what happened is shown">
        <div className={styles.decision}>
          <PlayOutBar
            by={{ words: 'White Lion', icon: 'lion', cards: ['Claw'] }}
            lines={['The White Lion moves to H9', 'The White Lion attacks Erza, 4+ to hit: 2 hits']}
            rolls={ROLLS}
            waits
            onNext={nothing}
            onRest={nothing}
          />
        </div>
      </Specimen>
      <Specimen name="Many answers: the list scrolls inside">
        <div className={styles.decision}>
          <DecisionBar {...shared} decision={MANY} />
        </div>
      </Specimen>
      <div className={styles.columns}>
        <Specimen name="Several at once, on a phone">
          <div className={styles.phoneDecision}>
            <DecisionBar {...shared} decision={SEVERAL} />
          </div>
        </Specimen>
        <Specimen name="Many dice, on a phone">
          <div className={styles.phoneDecision}>
            <PlayOutBar
              by={{ words: 'Erza', piece: PIECES.erza, cards: ['Claw'] }}
              lines={['Erza attacks with Scrap Katar, 4+ to hit: 7 hits']}
              rolls={[...ROLLS, MANY_DICE]}
              waits
              onNext={nothing}
              onRest={nothing}
            />
          </div>
        </Specimen>
        <Specimen name="Nothing is asked">
          <div className={styles.phoneDecision}>
            <DecisionBar {...shared} decision={null} idle="The White Lion moves" />
          </div>
        </Specimen>
        <Specimen name="Log with an open reason">
          <div className={styles.log}>
            <Log
              sections={LOG}
              filter="all"
              filters={[{ value: 'all', label: 'everything' }]}
              onFilter={nothing}
              openId={openLine}
              onToggle={(id) => setOpenLine(id === openLine ? null : id)}
              onMoment={nothing}
            />
          </div>
        </Specimen>
      </div>
    </Chapter>
  );
}
