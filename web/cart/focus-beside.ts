/**
 * Finds the element to focus after the line around `button` is removed: the delete button of the next line, else of the
 * previous line. For the only line it is the button of the empty cart. Call it before the removal.
 */
export function focusBeside(button: HTMLElement): () => HTMLElement | null {
  const place = button.closest('[role="dialog"], main');
  const neighbour = deleteButtonOf(neighbourOf(button.closest('article')));
  return () =>
    neighbour?.isConnected
      ? neighbour
      : (place?.querySelector<HTMLElement>('[data-empty-cart] .button') ?? null);
}

/** Moves the focus from a variant's row to its line, or to the line beside it. Call it before the row is removed. */
export function moveFocusFromRow(row: HTMLElement): void {
  if (!row.contains(document.activeElement)) return;
  const line = row.closest('article');
  const isOnlyRow = row.parentElement?.childElementCount === 1;
  deleteButtonOf(isOnlyRow ? neighbourOf(line) : line)?.focus();
}

function neighbourOf(line: Element | null): Element | null {
  return lineBeside(line, 'nextElementSibling') ?? lineBeside(line, 'previousElementSibling');
}

/** Passes the places of removed lines. */
function lineBeside(
  line: Element | null,
  direction: 'nextElementSibling' | 'previousElementSibling',
): Element | null {
  const beside = line?.[direction] ?? null;
  return beside === null || beside.matches('article') ? beside : lineBeside(beside, direction);
}

function deleteButtonOf(line: Element | null): HTMLElement | null {
  return line?.querySelector<HTMLElement>(':scope > button') ?? null;
}
