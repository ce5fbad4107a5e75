import { type RefObject, useEffect, useRef } from 'react';
import type { OrdersPage } from './orders-api.ts';

type FocusAfterLeaving = {
  /** To be called before an order of the page is changed. */
  readonly onChange: (id: string) => void;
  /** Where the focus goes when the window of a changed order closes; `null` while the order is in the list. */
  readonly afterWindow: () => HTMLElement | null;
};

/**
 * A change can take an order out of the list, and the focused button with it. Then the order in its place takes the
 * focus, or the tab of an empty list.
 */
export function useFocusAfterLeaving(
  list: RefObject<HTMLElement | null>,
  page: OrdersPage | null,
): FocusAfterLeaving {
  const changed = useRef<{ id: string; place: number; hasLeft: boolean } | null>(null);

  function afterWindow(): HTMLElement | null {
    if (!changed.current?.hasLeft) return null;
    const { place } = changed.current;
    changed.current = null;
    return focusTarget(list.current, place);
  }

  useEffect(() => {
    if (changed.current === null || page === null) return;
    const { id } = changed.current;
    changed.current.hasLeft = page.orders.every((order) => order.id !== id);
    if (document.activeElement === document.body) afterWindow()?.focus();
  }, [page, list]);

  return {
    onChange(id) {
      const place = page?.orders.findIndex((order) => order.id === id) ?? -1;
      changed.current = place < 0 ? null : { id, place, hasLeft: false };
    },
    afterWindow,
  };
}

/** @param place of the order that left, from 0 */
function focusTarget(list: HTMLElement | null, place: number): HTMLElement | null {
  const rows = [...(list?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
  const next = rows[Math.min(place, rows.length - 1)]?.querySelector<HTMLElement>('a');
  if (next) return next;
  const tab = list?.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
  return tab ? document.getElementById(tab) : null;
}
