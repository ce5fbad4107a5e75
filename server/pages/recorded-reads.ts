import { isDeepStrictEqual } from 'node:util';
import type { StoreConfig } from '#config/store.ts';
import type { CatalogueReader } from '#web/context.ts';

/** A page's reads of the catalogue and the settings, with their results. */
export type RecordedReads = {
  /** Reads like the original reader, and records each read with its result. */
  readonly reader: CatalogueReader;
  /** The settings as they were at the beginning; each field is recorded when it is read. */
  readonly store: StoreConfig;
  /** Whether all reads would return the same results from a reader, such as that of a later catalogue. */
  areCurrent(from: CatalogueReader): boolean;
};

export function createRecordedReads(
  reader: CatalogueReader,
  { currentStore }: { currentStore: () => StoreConfig },
): RecordedReads {
  const readFields = new Set<string | symbol>();
  const reads: { readonly again: (from: CatalogueReader) => unknown; readonly result: unknown }[] = [];

  function recorded<Question extends readonly unknown[], Result>(
    read: (from: CatalogueReader, ...question: Question) => Result,
  ) {
    return (...question: Question): Result => {
      const result = read(reader, ...question);
      reads.push({ again: (from) => read(from, ...question), result });
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
      page: recorded((from, query) => from.page(query)),
      beside: recorded((from, search) => from.beside(search)),
      facets: recorded((from, search) => from.facets(search)),
      product: recorded((from, id) => from.product(id)),
      priceEnd: recorded((from, id) => from.priceEnd(id)),
      related: recorded((from, product) => from.related(product)),
      offers: recorded((from, draw) => from.offers(draw)),
      counts: recorded((from) => from.counts()),
      foundCounts: recorded((from, search) => from.foundCounts(search)),
      linkedCategory: recorded((from, category) => from.linkedCategory(category)),
      landing: recorded((from, filters) => from.landing(filters)),
      listAt: recorded((from, address) => from.listAt(address)),
      isEmpty: recorded((from) => from.isEmpty()),
      categories: recorded((from, include) => from.categories(include)),
    },
    areCurrent(from) {
      try {
        return reads.every(({ again, result }) => isDeepStrictEqual(again(from), result));
      } catch {
        // A failed read counts as changed. The new rendering then reports the error.
        return false;
      }
    },
  };
}
