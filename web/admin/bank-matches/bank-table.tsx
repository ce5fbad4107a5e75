import type { KeyboardEvent } from 'react';
import type { WireBankCredit } from '#schemas/bank-match-answers.ts';
import { controlBeside, onRowKey } from '../list/row-keys.ts';
import { BankCreditRow } from './bank-credit-row.tsx';
import type { BankTakes } from './use-bank-takes.ts';

type BankTableProps = { readonly credits: readonly WireBankCredit[]; readonly takes: BankTakes };

/** A row for each credit: Enter takes and goes to the next, Z takes the last one back. */
export function BankTable({ credits, takes }: BankTableProps) {
  const last = credits.find(({ id }) => id === takes.last);
  function press(event: KeyboardEvent<HTMLTableSectionElement>): void {
    if (event.key.toLowerCase() === 'z' && last !== undefined && !isTyping(event))
      takes.decide(last, 'reopen');
    else onRowKey(event, {});
  }
  return (
    <table className="list-table bank-table" aria-describedby="bank-keys">
      <thead>
        <tr>
          <th scope="col">Fecha</th>
          <th scope="col">Lo que dice el banco</th>
          <th scope="col" className="bank-amount">
            Monto
          </th>
          <th scope="col">Es</th>
          <th scope="col">Pedido</th>
          <td />
        </tr>
      </thead>
      <tbody onKeyDown={press}>
        {credits.map((credit) => (
          <BankCreditRow key={credit.id} credit={credit} takes={takes} onPressed={focusNext} />
        ))}
      </tbody>
    </table>
  );
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || target instanceof HTMLInputElement;
}

/** The next row's button, since the pressed one goes away. */
function focusNext(pressed: HTMLElement): void {
  const row = pressed.closest('tr');
  if (row !== null) controlBeside(row, { cell: 'bank-act', isDown: true })?.focus();
}
