/**
 * Remembers where the keyboard goes on when the line around `button` leaves the cart: on the delete button of the line
 * after it, else before it; on the way out of an empty cart when it was the only one.
 */
export function focusBeside(button: HTMLElement): () => HTMLElement | null {
  const place = button.closest('[role="dialog"], main');
  const neighbour = deleteButtonOf(neighbourOf(button.closest('article')));
  return () =>
    neighbour?.isConnected
      ? neighbour
      : (place?.querySelector<HTMLElement>('[data-empty-cart] .button') ?? null);
}

/** Before a variant's row leaves its line: the keyboard goes on to what stays, its line or the one beside it. */
export function moveFocusFromRow(row: HTMLElement): void {
  if (!row.contains(document.activeElement)) return;
  const line = row.closest('article');
  const isOnlyRow = row.parentElement?.childElementCount === 1;
  deleteButtonOf(isOnlyRow ? neighbourOf(line) : line)?.focus();
}

function neighbourOf(line: Element | null): Element | null {
  return line?.nextElementSibling ?? line?.previousElementSibling ?? null;
}

function deleteButtonOf(line: Element | null): HTMLElement | null {
  return line?.querySelector<HTMLElement>(':scope > button') ?? null;
}
