/** How much larger than usual letters are: whoever has larger letters has less room. */
export const letterSize = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
