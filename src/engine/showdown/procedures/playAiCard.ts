import { done } from '../../kernel';
import { clearDoom, finishAiCard } from '../aiCards';
import type { EffectResult } from '../effects/verb';
import { aiCard } from '../find';
import { call, type Procedure } from '../procedure';

/**
 * A drawn AI card is performed (SD-5.1). Moods and traits go into play first, so that they count while they act (SD-5.6);
 * with the named injury in play its own action replaces all the rest (SD-5.5). Gives back whether another is to be drawn (SD-5.7).
 */
export const playAiCard: Procedure<'playAiCard'> = {
  name: 'playAiCard',
  steps: {
    act: (f, r) => {
      const card = aiCard(r, f.card);
      const scope = { card: { kind: 'ai' as const, id: card.id } };
      const injured = card.injuryAction;
      const replaced =
        injured !== undefined && r.state.monster.injuries.some((i) => i.card === injured.injury);
      if (!replaced && card.stays !== undefined) finishAiCard(r, card.id, 'inPlay');
      return call('perform', { effects: replaced ? injured.do : card.actions, scope });
    },
    finish: (f, r) => {
      f.finish = (f.result as EffectResult).finish ?? {};
      finishAiCard(r, f.card, f.finish.to ?? 'discard');
      clearDoom(r.state, f.card);
      return done({ draw: f.finish.draw === true });
    },
  },
};
