/** Scrolls the pane of a map, and nothing else of the page, so far that a tile is in sight. */
export function showTile(picture: SVGSVGElement, key: string): void {
  const pane = picture.parentElement;
  const tile = [...picture.querySelectorAll<SVGElement>('[data-tile]')].find((t) => t.dataset.tile === key);
  if (pane === null || tile === undefined) return;
  const [box, at] = [pane.getBoundingClientRect(), tile.getBoundingClientRect()];
  const past = (from: number, to: number, least: number, most: number) =>
    from < least ? from - least : Math.max(0, to - most);
  pane.scrollTop += past(at.top, at.bottom, box.top, box.bottom);
  pane.scrollLeft += past(at.left, at.right, box.left, box.right);
}
