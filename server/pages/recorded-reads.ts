import { isDeepStrictEqual } from 'node:util';
import type { CatalogueReader } from '#web/context.ts';

/** A page's reads of the catalogue, with their results. */
export type RecordedReads = {
  /** Reads like the original reader, and records each read with its result. */
  readonly reader: CatalogueReader;
  /** Whether all reads would return the same results now. */
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
      priceEnd: recorded(reader.priceEnd),
      related: recorded(reader.related),
      offers: recorded(reader.offers),
      counts: recorded(reader.counts),
      categories: recorded(reader.categories),
    },
    areCurrent() {
      try {
        return reads.every(({ again, result }) => isDeepStrictEqual(again(), result));
      } catch {
        // A failed read counts as changed. The new rendering then reports the error.
        return false;
      }
    },
  };
}
