import type { KeyboardEvent } from 'react';

/** Where the keys of a table move or press; a cell is found by its class, which is its name. */
type RowKeys = Readonly<Record<string, (row: HTMLTableRowElement) => HTMLElement | null>>;

/**
 * Keys of a table's rows: the arrows go to the same cell of the next row that has one, the others press what their row
 * shows. They act only within the table, and never while one types or in a menu.
 */
export function onRowKey(event: KeyboardEvent<HTMLTableSectionElement>, keys: RowKeys): void {
  const { target, currentTarget, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (target.closest('[role="menu"], input:not([type="checkbox"]), select, textarea') !== null) return;
  const row = target.closest('tr');
  const cell = target.closest('td, th');
  if (row === null || cell === null) return;
  const press = keys[key.toLowerCase()];
  const isButton = target.closest('button, a') !== null;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    controlBeside(row, { cell: cell.className, isDown: key === 'ArrowDown' })?.focus();
  } else if (press !== undefined && !event.repeat && !(key === 'Enter' && isButton)) {
    event.preventDefault();
    press(row)?.click();
  }
}

/** The control in a cell of that name. */
export function controlIn(row: Element, cell: string): HTMLElement | null {
  return row.querySelector<HTMLElement>(`.${cell} :is(input, button, a)`);
}

/** The control of the same cell in the nearest row that has one; `null` past the last. */
export function controlBeside(
  row: Element,
  { cell, isDown }: { cell: string; isDown: boolean },
): HTMLElement | null {
  const next = isDown ? row.nextElementSibling : row.previousElementSibling;
  if (next === null) return null;
  return controlIn(next, cell) ?? controlBeside(next, { cell, isDown });
}
