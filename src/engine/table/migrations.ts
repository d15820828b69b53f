/** The shape of the files this program writes. */
export const VERSION = 1;

/** A file as it was parsed, in whatever shape. */
type Plain = Record<string, unknown>;

/** Leads a file from its version to the next one. */
export type Migration = (file: Plain) => Plain;

/**
 * What leads a file of each released version to the next. A change of the format that older files don't fit adds a step
 * here, and a real file of the version that it replaces to `tests/files`.
 */
const MIGRATIONS: Readonly<Record<number, Migration>> = {};

/** A file of an older version led up step by step; null where a step is missing: a version that never was or is to come. */
export function ledUp(
  file: Plain,
  from: number,
  steps: Readonly<Record<number, Migration>> = MIGRATIONS,
  to: number = VERSION,
): Plain | null {
  let now = file;
  for (let version = from; version !== to; version += 1) {
    const step = version < to && Object.hasOwn(steps, version) ? steps[version] : undefined;
    if (step === undefined) return null;
    now = { ...step(now), version: version + 1 };
  }
  return now;
}
