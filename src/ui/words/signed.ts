/** A change with its sign, a minus that is as long as the plus. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
