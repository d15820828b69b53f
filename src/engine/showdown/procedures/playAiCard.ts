import { done } from '../../kernel';
import { clearDoom, finishAiCard } from '../aiCards';
import type { EffectResult } from '../effects/verb';
import { aiCard } from '../find';
import { call, type Procedure } from '../procedure';

/**
 * A drawn AI card is performed (SD-5.1). Moods and traits go into play first, so that they count while they act (SD-5.6);
 * a duration is put face up on the deck when it was drawn face down (SD-5.9);
 * with the named injury in play its own action replaces all the rest (SD-5.5). Gives back whether another is to be drawn (SD-5.7).
 */
export const playAiCard: Procedure<'playAiCard'> = {
  name: 'playAiCard',
  steps: {
    act: (f, r) => {
      const card = aiCard(r, f.card);
      const scope = { card: { kind: 'ai' as const, id: card.id } };
      const injured = card.injuryAction;
      if (injured !== undefined && r.state.monster.injuries.some((i) => i.card === injured.injury)) {
        r.emit({ type: 'injuryActed', card: card.id, injury: injured.injury, rule: 'SD-5.5' });
        return call('perform', { effects: injured.do, scope });
      }
      if (card.stays !== undefined) finishAiCard(r, card.id, 'inPlay');
      f.lies = card.faceUp !== undefined && f.faceUp !== true;
      const effects = f.faceUp === true ? (card.faceUp ?? []) : card.actions;
      return call('perform', { effects, scope });
    },
    finish: (f, r) => {
      f.finish = (f.result as EffectResult).finish ?? {};
      finishAiCard(r, f.card, f.finish.to ?? (f.lies === true ? 'faceUp' : 'discard'));
      clearDoom(r.state, f.card);
      return done({ draw: f.finish.draw === true });
    },
  },
};
