import type { CatalogueEntry, Searchable } from './catalogue-entry.ts';

/** What happened to the entries of an index, at one position. */
export type EntryWrite =
  | {
      readonly kind: 'added';
      /** What stood there or behind it stands one further. */
      readonly position: number;
      readonly entry: CatalogueEntry<Searchable>;
      /** The id at each position, the added one included. */
      readonly idAt: (position: number) => string;
    }
  | {
      readonly kind: 'replaced';
      readonly position: number;
      readonly before: CatalogueEntry<Searchable>;
      readonly entry: CatalogueEntry<Searchable>;
    }
  | { readonly kind: 'removed'; readonly position: number; readonly before: CatalogueEntry<Searchable> };
