import { isDeepStrictEqual } from 'node:util';
import type { StoreConfig } from '#config/store.ts';
import type { CatalogueReader } from '#web/context.ts';

/** A page's reads of the catalogue and the settings, with their results. */
export type RecordedReads = {
  /** Reads like the original reader, and records each read with its result. */
  readonly reader: CatalogueReader;
  /** The settings as they were at the beginning; each field is recorded when it is read. */
  readonly store: StoreConfig;
  /** Whether all reads would return the same results now. */
  areCurrent(): boolean;
};

export function createRecordedReads(
  reader: CatalogueReader,
  { currentStore }: { currentStore: () => StoreConfig },
): RecordedReads {
  const readFields = new Set<string | symbol>();
  const reads: { readonly again: () => unknown; readonly result: unknown }[] = [];

  function recorded<Question extends readonly unknown[], Result>(read: (...question: Question) => Result) {
    return (...question: Question): Result => {
      const result = read(...question);
      reads.push({ again: () => read(...question), result });
      return result;
    };
  }

  const store = new Proxy(currentStore(), {
    get(fields, field) {
      const result = Reflect.get(fields, field);
      if (!readFields.has(field)) {
        readFields.add(field);
        reads.push({ again: () => Reflect.get(currentStore(), field), result });
      }
      return result;
    },
  });

  return {
    store,
    reader: {
      page: recorded(reader.page),
      beyond: recorded(reader.beyond),
      facets: recorded(reader.facets),
      product: recorded(reader.product),
      priceEnd: recorded(reader.priceEnd),
      related: recorded(reader.related),
      offers: recorded(reader.offers),
      counts: recorded(reader.counts),
      linkedCategory: recorded(reader.linkedCategory),
      landing: recorded(reader.landing),
      listAt: recorded(reader.listAt),
      isEmpty: recorded(reader.isEmpty),
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
