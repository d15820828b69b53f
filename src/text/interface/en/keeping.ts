/** What was lost of a kept fight, and why. */
export interface LostWords {
  why: 'damaged' | 'rules' | null;
  end: number;
  before: number;
}

const changes = (n: number): string => (n === 1 ? 'the last change is' : `the last ${n} changes are`);

/** How fights are kept in the browser. */
export const keeping = {
  /** A fight that could not be brought back whole. */
  lost({ why, end, before }: LostWords): string {
    const cause =
      why === 'rules'
        ? 'The rules have changed since this fight was played.'
        : 'What was kept of this fight is damaged.';
    const kept =
      end === 0 ? 'The table is as it was left' : `The table is as it was before: ${changes(end)} missing`;
    const back = before > 0 ? ', and what came before can’t be taken back.' : '.';
    return `${cause} ${kept}${back} It goes on as a fight of its own; what was kept stays as it is.`;
  },
  unreadable: 'The last fight can’t be read: what was kept of it is damaged. It stays as it is',
};
