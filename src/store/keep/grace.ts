/**
 * So long a fight that no tab holds any more waits for the tab that held it: one that is only loaded anew comes back for it, and
 * a screen that watches must not be faster.
 */
export const GRACE_MS = 3000;
