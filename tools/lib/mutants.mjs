// Reads what Stryker found out: which mutants the tests noticed.

/**
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }} Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} MutantReport
 * @typedef {object} Score
 * @property {string} file
 * @property {number} killed noticed by a test, one that hangs included
 * @property {number} survived seen by a test that passed all the same
 * @property {number} unseen run by no test
 * @property {number} refused by the compiler, so that it needs no test
 * @property {number} left not tried: it acts before any test, while files are loaded
 * @property {string[]} alive one line for each that survived or is unseen
 */

/** The columns of the table. */
export const TALLIES = /** @type {const} */ (['killed', 'survived', 'unseen', 'refused', 'left']);

const KILLED = ['Killed', 'Timeout'];

/**
 * @param {MutantReport} report
 * @returns {Score[]}
 */
export function scoresOf({ files }) {
  return Object.entries(files)
    .map(([file, { mutants }]) => {
      /** @type {(...statuses: string[]) => Mutant[]} */
      const having = (...statuses) => mutants.filter(({ status }) => statuses.includes(status));
      const [killed, survived, unseen] = [having(...KILLED), having('Survived'), having('NoCoverage')];
      const refused = having('CompileError').length;
      const alive = [...survived, ...unseen]
        .sort((a, b) => a.location.start.line - b.location.start.line)
        .map(({ status, mutatorName, replacement = '', location }) => {
          const words = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
          return `${file}:${location.start.line} ${status} ${mutatorName}: ${words}`;
        });
      return {
        file,
        killed: killed.length,
        survived: survived.length,
        unseen: unseen.length,
        refused,
        left: mutants.length - killed.length - survived.length - unseen.length - refused,
        alive,
      };
    })
    .sort((a, b) => a.file.localeCompare(b.file));
}

/**
 * The share of the mutants that can be in the program and were noticed, as text.
 * @param {Pick<Score, 'killed' | 'survived' | 'unseen'>} score
 */
export function shareOf({ killed, survived, unseen }) {
  const tried = killed + survived + unseen;
  return tried === 0 ? '–' : `${((100 * killed) / tried).toFixed(1)} %`;
}
