import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchProducts, type ProductsPage } from './products-api.ts';
import { itemsSearch, type ProductsQuery } from './products-query.ts';

/** A requested view and its products; `null` when they can't be fetched. */
export type ShownProducts = {
  readonly query: ProductsQuery;
  readonly size: number;
  readonly page: ProductsPage | null;
};

export type ProductsState = {
  /** The last fetched list; `null` before the first. */
  readonly shown: ShownProducts | null;
  /** Whether a newer list is being fetched. */
  readonly isLoading: boolean;
  /** Fetches the list again, after every change (PRODADM-021). */
  refresh(): Promise<void>;
};

/** @param size products per page; `null` until it is known */
export function useProducts(query: ProductsQuery, size: number | null): ProductsState {
  const [shown, setShown] = useState<ShownProducts | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const turns = useRef(0);
  const view = size === null ? null : itemsSearch(query, size);

  const refresh = useCallback(async () => {
    if (size === null) return;
    turns.current += 1;
    const turn = turns.current;
    setIsLoading(true);
    const page = await fetchProducts(query, size);
    if (turn !== turns.current) return;
    setShown({ query, size, page });
    setIsLoading(false);
  }, [view]);

  useEffect(() => {
    refresh();
  }, [refresh]);

  return { shown, isLoading, refresh };
}
