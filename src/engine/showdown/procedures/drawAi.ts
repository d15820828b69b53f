import { done, goTo, refill } from '../../kernel';
import { takeTop } from '../aiCards';
import { call, type Procedure } from '../procedure';
import { standMonster } from '../stance';

/**
 * SD-4.3: draw the top AI card and play it, unless something happens instead (moment `monsterDraws`); SD-5.7: and another
 * if it says so; SD-4.4: without any card, the Basic Action.
 */
export const drawAi: Procedure<'drawAi'> = {
  name: 'drawAi',
  steps: {
    would: (f, r) => {
      standMonster(r, 'SD-12.4');
      f.instead = false;
      return call('moment', { moment: 'monsterDraws', scope: {} });
    },
    draw: (f, r) => {
      if (f.instead === true) return done();
      const { monster, dice } = r.state;
      const reshuffled = monster.ai.deck.length === 0 && monster.ai.discard.length > 0;
      if (reshuffled) refill(monster.ai, dice.random);
      const top = takeTop(r);
      if (top === null) return goTo('none');
      const { card, faceUp } = top;
      f.card = card;
      f.faceUp = faceUp;
      f.unplayed = false;
      monster.performing.push(card);
      const rule = faceUp ? 'SD-5.9' : f.again === true ? 'SD-5.7' : 'SD-4.3';
      r.emit({ type: 'aiDrawn', card, reshuffled, rule });
      return call('moment', { moment: 'aiDrawn', scope: {} });
    },
    play: (f) => {
      const card = f.card as string;
      return f.unplayed === true
        ? done()
        : call('playAiCard', { card, faceUp: f.faceUp === true }, { kind: 'ai', id: card });
    },
    played: (f) => {
      f.again = true;
      return (f.result as { draw: boolean }).draw ? goTo('would') : done();
    },
    none: () => call('basicAction', { target: null, bonus: [] }),
  },
};
