// What every command of this project has in common: how it reads its options, and how it refuses wrong ones.
// Only Node's own modules, since `npm start` reads its options before anything is installed.
import process from 'node:process';
import { parseArgs } from 'node:util';

/**
 * Ends the command as every command here ends on a wrong option, name or file: the reason and the usage on
 * standard error, exit code 2.
 * @param {string} usage
 * @param {string} reason
 * @returns {never}
 */
export function usageError(usage, reason) {
  process.stderr.write(`${reason}\n${usage}\n`);
  process.exit(2);
}

/**
 * Reads a command's options and names. `--help` prints the usage and ends with 0; anything the command does
 * not know ends it by `usageError`.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} usage
 * @param {Options} options as `parseArgs` of node:util takes them
 * @param {string[]} [argv]
 * @returns {ReturnType<typeof parseArgs<{ options: Options, strict: true, allowPositionals: true }>>}
 */
export function readOptions(usage, options, argv = process.argv.slice(2)) {
  if (argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs({ args: argv, options, strict: true, allowPositionals: true });
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split(/\. |\n/);
    usageError(usage, sentence ?? 'wrong option');
  }
}

/**
 * For the commands that take nothing at all.
 * @param {string} usage
 */
export function readNoOptions(usage) {
  const { positionals } = readOptions(usage, {});
  if (positionals[0] !== undefined) usageError(usage, `unexpected '${positionals[0]}'`);
}

/**
 * A whole number of at least `least` and at most `most` out of an option's text.
 * @param {string} usage
 * @param {string} name as typed, for the message: `--fights`
 * @param {string} text
 * @param {number} [least]
 * @param {number} [most]
 */
export function wholeNumber(usage, name, text, least = 0, most = Number.MAX_SAFE_INTEGER) {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  return usageError(usage, `${name} must be a whole number from ${least} to ${most}, not '${text}'`);
}
