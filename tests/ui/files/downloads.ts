import { vi } from 'vitest';

/** A file that the page offered to be saved. */
export interface Download {
  name: string;
  text: string;
}

/** Collects what the page offers to be saved, in the place of the browser. */
export function downloads(): Download[] {
  const saved: Download[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    const name = this.download;
    void blob?.text().then((text) => saved.push({ name, text }));
  });
  return saved;
}
