import { isDeepStrictEqual } from 'node:util';
import type { CatalogueReader } from '#web/context.ts';

/** What a page read of the catalogue while it was made. */
export type RecordedReads = {
  /** Reads as the one it was made from, and keeps what was asked and answered. */
  readonly reader: CatalogueReader;
  /** Whether all that was read would be answered the same now. */
  areCurrent(): boolean;
};

export function createRecordedReads(reader: CatalogueReader): RecordedReads {
  const reads: { readonly again: () => unknown; readonly result: unknown }[] = [];

  function recorded<Question extends readonly unknown[], Result>(read: (...question: Question) => Result) {
    return (...question: Question): Result => {
      const result = read(...question);
      reads.push({ again: () => read(...question), result });
      return result;
    };
  }

  return {
    reader: {
      page: recorded(reader.page),
      product: recorded(reader.product),
      related: recorded(reader.related),
      offers: recorded(reader.offers),
      counts: recorded(reader.counts),
    },
    areCurrent() {
      try {
        return reads.every(({ again, result }) => isDeepStrictEqual(again(), result));
      } catch {
        // A read that fails counts as changed; the page that is then made says why.
        return false;
      }
    },
  };
}
