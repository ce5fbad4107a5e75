import { useSyncExternalStore } from 'react';
import { type RemovedLine, removedLines } from '#domain/cart/removed-lines.ts';
import { browserCartStore } from './browser-cart-store.ts';
import type { CartChange } from './cart-store.ts';

/** How long a removal can be undone once its button can be pressed, in ms (BUY-003). */
const UNDO_MS = 10_000;

/** Lines that one press removed. */
export type Removal = { readonly id: number; readonly removed: readonly RemovedLine[] };

// What the catalogue or an order takes out of the cart is nothing to undo.
const BY_HAND = new Set<CartChange['action']['type']>(['remove-line', 'change-quantity', 'empty']);

const NONE: readonly Removal[] = [];
let removals = NONE;
let lastId = 0;
const listeners = new Set<() => void>();
const ending = new WeakSet<Removal>();
let stopNoting: (() => void) | undefined;

/** The removals that can be undone, oldest first. The panel and the page share them. */
export function useRemovals(): readonly Removal[] {
  return useSyncExternalStore(
    subscribe,
    () => removals,
    () => NONE,
  );
}

export function undoRemoval(removal: Removal): void {
  forget(removal);
  browserCartStore().dispatch({ type: 'restore-lines', removed: removal.removed });
}

/** Lets the time of a removal begin, unless it has begun. */
export function beginUndoTime(removal: Removal): void {
  if (ending.has(removal)) return;
  ending.add(removal);
  setTimeout(forget, UNDO_MS, removal);
}

/** Removals are noted only while they are shown: another one would wait, without its time, for the next open panel. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopNoting = browserCartStore().subscribe(note);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopNoting?.();
  };
}

function note(change?: CartChange): void {
  if (change === undefined || !BY_HAND.has(change.action.type)) return;
  const removed = removedLines(change.before, browserCartStore().cart());
  if (removed.length === 0) return;
  show([...removals, { id: ++lastId, removed }]);
}

function forget(removal: Removal): void {
  show(removals.filter((other) => other !== removal));
}

function show(next: readonly Removal[]): void {
  removals = next;
  for (const listener of listeners) listener();
}
