import type { QuestionWords } from '../messages';

/** What is asked, by kind. */
export const questions = {
  nominate: { label: 'nominated', title: () => 'Nominate one of your survivors for this round' },
  chooseSurvivor: { label: 'choice', title: () => 'Which survivor?' },
  chooseRoute: {
    label: 'route',
    title: (q) => `Which way does ${q.figure('monster')} take to ${q.figure(q.about.s('survivor'))}?`,
  },
  chooseKnockback: {
    label: 'direction',
    title: (q) => `Which way is ${q.figure(q.about.s('figure'))} knocked back?`,
  },
  chooseSide: {
    label: 'side',
    title: (q) => `Along which side of the edge is ${q.figure(q.about.s('figure'))} thrown?`,
  },
  choosePlace: { label: 'place', title: (q) => `Where is ${q.figure(q.about.s('survivor'))} put?` },
  chooseGrabPlace: {
    label: 'place',
    title: (q) => `Where does ${q.figure('monster')} drop ${q.figure(q.about.s('survivor'))}?`,
  },
  order: { label: 'order', title: () => 'Several things happen now: which is next?' },
  useTrigger: {
    label: 'use',
    title: (q) => `${q.figure(q.about.s('survivor'))}: use ${q.card(q.about.s('card'))}?`,
    detail: (q) => q.name('moment', q.about.s('moment')),
  },
  dodge: {
    label: 'dodge',
    title: (q) => `${q.figure(q.about.s('survivor'))}: dodge a hit?`,
    detail: (q) => `each hit deals ${q.about.n('damage')}`,
  },
  orderHits: { label: 'next hit', title: (q) => `${q.figure(q.about.s('survivor'))}: which hit is next?` },
  endure: { label: 'endure', title: (q) => `${q.figure(q.about.s('survivor'))}: endure the severe injury?` },
  survivalOpportunity: { label: 'survival', title: () => 'A chance to dash or surge' },
  typeDie: {
    label: 'die',
    title: (q) => `Roll a die for ${q.name('purpose', q.about.s('purpose'))}`,
    detail: (q) => `die ${q.about.n('die')} of ${q.about.n('of')}`,
  },
} satisfies Record<string, QuestionWords>;
