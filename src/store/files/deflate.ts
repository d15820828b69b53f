/** Everything that comes out of a stream; null as soon as it is more than `most` bytes. */
async function gathered(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      // What still comes is not wanted: a small text may unfold to gigabytes.
      await reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: { readable: ReadableStream<Uint8Array>; writable: WritableStream<BufferSource> },
  most: number,
): Promise<Uint8Array | null> {
  const writer = writable.getWriter();
  // A fault shows at the other end, too; here it would go unheard.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  return gathered(readable, most);
}

/** Whether this browser can pack at all. */
export const canPack = (): boolean =>
  typeof CompressionStream !== 'undefined' && typeof DecompressionStream !== 'undefined';

/** A text packed. */
export async function packed(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const all = await through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  return all ?? new Uint8Array();
}

/** The text again; null where it was damaged or is longer than `most` bytes. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string | null> {
  try {
    const all = await through(bytes, new DecompressionStream('deflate-raw'), most);
    return all === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(all);
  } catch {
    return null;
  }
}
