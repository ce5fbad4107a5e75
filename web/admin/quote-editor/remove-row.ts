import { flushSync } from 'react-dom';

/**
 * Removes the row around its delete button. The focus goes to the button of the row that is in its place then, else of the
 * row before, else to the quote's heading.
 */
export function removeRow(button: HTMLElement, remove: () => void): void {
  const row = button.parentElement;
  const beside = [row?.nextElementSibling, row?.previousElementSibling].map((other) =>
    other?.querySelector<HTMLElement>(':scope > .icon-button'),
  );
  flushSync(remove);
  const target = [button, ...beside].find((one) => one?.isConnected);
  (target ?? document.getElementById('presupuesto'))?.focus();
}
