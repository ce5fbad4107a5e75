/** Keeps what was used last, up to a number of bytes. */
export type BoundedStore<T> = {
  /** Counts as a use. */
  get(key: string): T | undefined;
  /** Larger than an eighth of the store is not kept. */
  set(key: string, value: T, bytes: number): void;
  /** How many bytes are kept. */
  readonly bytes: number;
};

const LARGEST_SHARE = 1 / 8;

export function boundedStore<T>(maxBytes: number): BoundedStore<T> {
  // A map hands its keys out in the order in which they came: the least used first.
  const entries = new Map<string, { readonly value: T; readonly bytes: number }>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, size) {
      remove(key);
      if (size > maxBytes * LARGEST_SHARE) return;
      entries.set(key, { value, bytes: size });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}
