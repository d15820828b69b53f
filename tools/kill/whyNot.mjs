// Whether a fight that came back is the one that was left.

/**
 * What was seen of a fight: how far it was saved when it was seen first and last, whether a write was on its way, and how
 * often something was pressed.
 * @typedef {{ first: Sign | null, last: Sign | null, writing: boolean, presses: number }} Seen
 * @typedef {import('./page.mjs').Sign} Sign
 * @typedef {import('./replay').StoredRecord} StoredRecord
 */

/**
 * Why a fight that came back is not the one that was left; null: it is.
 * @param {Sign} sign
 * @param {StoredRecord[]} rows
 * @param {string[]} hashes of the tables that the records lead to
 * @param {Seen} left
 * @param {boolean} [plays] whether the program plays seats, so that more comes of a press
 * @returns {string | null}
 */
export function whyNot(sign, rows, hashes, { first, last, presses }, plays = false) {
  if (sign.n !== rows.length - 1) return `the table stands at record ${sign.n} of ${rows.length - 1}`;
  if (hashes[sign.n] !== sign.hash) return `the table of record ${sign.n} is not the one it was made by`;
  const wrong = rows.find(({ hash }, n) => hash !== hashes[n]);
  if (wrong !== undefined) return `record ${wrong.n} leads to another table than it says`;
  if (first === null || last === null) return null;
  if (sign.fight !== last.fight) return 'it is another fight';
  if (sign.n < last.n) return `record ${last.n} was shown as saved, and ${sign.n} is the last`;
  if (hashes[last.n] !== last.hash) return `record ${last.n} is not the one that was shown as saved`;
  if (!plays && sign.n > first.n + presses)
    return `${sign.n - first.n} records more, after ${presses} presses`;
  return null;
}
