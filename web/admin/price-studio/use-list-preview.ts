import { useEffect, useMemo, useState } from 'react';
import { useOutletContext } from 'react-router';
import type { Centavos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import { listPrice } from '#domain/wholesale/list-price.ts';
import type { WirePriceList } from '#schemas/wholesale.ts';
import { draftedPrices, draftOf } from '../wholesale/list-draft.ts';
import { namedProducts } from '../wholesale/wholesale-api.ts';
import type { StudioRow } from './preview-rows.ts';

/** What a list asks before and after a change of the public price; an own price stays as it is. */
export type ListChange = {
  readonly before: Centavos | null;
  readonly after: Centavos | null;
  readonly isOwn: boolean;
};

/** What a price list makes of the rows in sight; `null` for a shop without lists, and where no price changes. */
export type ListPreview = {
  readonly lists: readonly WirePriceList[];
  readonly list: WirePriceList;
  /** By product; without those that are not known yet. */
  readonly changes: ReadonlyMap<string, ListChange>;
};

/** @param rows those in sight @param chosen the id of a list; any other text is the first */
export function useListPreview(rows: readonly StudioRow[], chosen: string): ListPreview | null {
  const lists = useOutletContext<readonly WirePriceList[] | undefined>() ?? [];
  const list = lists.find(({ _id }) => _id === chosen) ?? lists[0];
  const isPriced = list !== undefined && rows.some(({ vat }) => vat === null);
  const products = useProducts(isPriced ? rows.map(({ id }) => id).join(',') : '');
  const changes = useMemo(
    () => (list === undefined ? new Map() : changesBy(list, rows, products)),
    [list, rows, products],
  );
  return isPriced ? { lists, list, changes } : null;
}

function useProducts(ids: string): ReadonlyMap<string, Product> {
  const [products, setProducts] = useState<ReadonlyMap<string, Product>>(new Map());
  useEffect(() => {
    if (ids === '') return;
    let isShown = true;
    namedProducts(ids.split(',')).then((found) => {
      if (isShown && found !== null)
        setProducts(new Map(found.products.map((product) => [product.id, product])));
    });
    return () => {
      isShown = false;
    };
  }, [ids]);
  return products;
}

function changesBy(
  list: WirePriceList,
  rows: readonly StudioRow[],
  products: ReadonlyMap<string, Product>,
): ReadonlyMap<string, ListChange> {
  const asked = draftedPrices(draftOf(list));
  return new Map(
    rows.flatMap(({ id, before, after }) => {
      const product = products.get(id);
      if (product === undefined) return [];
      const [from, to] = [before, after].map(({ price }) => listPrice(asked, { ...product, price }));
      if (from === undefined || to === undefined) return [];
      return [[id, { before: from.price, after: to.price, isOwn: to.by === 'own' }]];
    }),
  );
}
