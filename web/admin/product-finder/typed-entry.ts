import { MOST_UNITS } from '#domain/measure/sale-unit.ts';

/** What a person typed or a scanner sent: '12*hilo' asks for 12 of 'hilo', '1,5*cinta' for 1,5 m of a ribbon. */
export type TypedEntry = {
  readonly text: string;
  /** As typed, because the product says in which unit it counts; `null` for none. */
  readonly amount: string | null;
};

const WITH_AMOUNT = /^(\d+)([.,]\d+)?\s*[*×]\s*(.*)$/s;

export function typedEntry(typed: string): TypedEntry {
  const text = typed.trim();
  const [, whole = '', fraction = '', rest = ''] = WITH_AMOUNT.exec(text) ?? [];
  const amount = whole + fraction;
  const isAmount = /[1-9]/.test(amount) && Number(whole) <= MOST_UNITS;
  return isAmount ? { text: rest.trim(), amount } : { text, amount: null };
}
