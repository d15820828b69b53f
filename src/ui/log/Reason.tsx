import { Linked } from '../glossary/Linked';
import { Glyph } from '../icons/Glyph';
import type { GlyphName } from '../icons/glyphs';
import { RuleLink } from '../primitives/RuleLink';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { useWords } from '../words/useWords';
import type { ReasonStep } from './logView';
import styles from './Reason.module.css';

const SIGN: Record<ReasonStep['verdict'], GlyphName | null> = { yes: 'check', no: 'close', plain: null };

/** Why it came so: what was read line by line, who fitted, who did not and why. */
export function Reason({ steps }: { steps: readonly ReasonStep[] }) {
  const words = useWords().log;
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const sign = SIGN[step.verdict];
        return (
          <li key={index} className={styles.step} data-verdict={step.verdict}>
            <span className={styles.sign}>{sign !== null && <Glyph name={sign} />}</span>
            <span className={styles.words}>
              {step.verdict !== 'plain' && <VisuallyHidden>{words.verdict[step.verdict]}: </VisuallyHidden>}
              <Linked>{step.words}</Linked>
            </span>
            {step.rule !== undefined && <RuleLink rule={step.rule} />}
          </li>
        );
      })}
    </ol>
  );
}
