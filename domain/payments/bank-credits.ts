import { columnForm } from '../imports/written-amount.ts';
import { type Centavos, pesos } from '../money/centavos.ts';
import { normalised } from '../text/normalised.ts';
import { bankDay, creditedAmount, taxIdIn } from './bank-cells.ts';
import type { BankColumns } from './bank-columns.ts';

/** A cell as a spreadsheet has it: a number has a dot, whatever the sheet shows. */
export type BankCell = string | { readonly number: string };

/** Money that came into the shop's account. */
export type BankCredit = {
  /** '2026-11-20' */
  readonly day: string;
  readonly amount: Centavos;
  /** What the bank says of it, in one line. */
  readonly text: string;
  /** 11 digits, or ''. */
  readonly taxId: string;
};

type BankTable = {
  readonly names: readonly string[];
  readonly rows: readonly (readonly BankCell[])[];
  readonly columns: BankColumns;
};

const LONGEST_TEXT = 300;

/** A cell of a row that is no movement, as files open and end with them. 'TOTAL SEGUROS S. A.' is somebody. */
const NO_MOVEMENT =
  /^(?:saldo|saldo (?:inicial|final|anterior|al|del)\b.*|(?:sub)?total(?:es)?|initial_available_balance)$/i;

/** The credits of a bank's file, in its order; debits, balances and sums are left out (PAY-004). */
export function readBankCredits({ names, rows, columns }: BankTable): BankCredit[] {
  const place = (name: string | null) => (name === null ? -1 : names.indexOf(name));
  const [date, amount, taxId, sign] = [
    place(columns.date),
    place(columns.amount),
    place(columns.taxId),
    place(columns.sign),
  ];
  const texts = columns.texts.map(place);
  const { form } = columnForm(rows.map((row) => row[amount]).filter((cell) => typeof cell === 'string'));
  return rows.flatMap((row) => {
    const cell = row[amount] ?? '';
    const came = typeof cell === 'string' ? creditedAmount(cell, form) : wholeCentavos(cell);
    const day = bankDay(textOf(row[date]));
    const text = [...new Set(texts.map((at) => oneLine(textOf(row[at]))))].filter(Boolean).join(' ');
    if (came === null || came <= 0 || day === null) return [];
    if (row.some((cell) => NO_MOVEMENT.test(textOf(cell).trim())) || /^d/i.test(textOf(row[sign]).trim()))
      return [];
    const whose = taxIdIn(textOf(row[taxId])) || taxIdIn(text);
    return [{ day, amount: came, text: text.slice(0, LONGEST_TEXT), taxId: whose }];
  });
}

function wholeCentavos({ number }: { readonly number: string }): Centavos | null {
  const value = Number(number);
  return value > 0 && value < 1e12 ? pesos(Math.round(value * 100) / 100) : null;
}

function textOf(cell: BankCell | undefined): string {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? cell : cell.number;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * What a credit is known by, each another: its content, and its place among those of equal content. So a file that is given
 * again, or one that overlaps, has the same credits, and two equal ones of a day are two.
 */
export function creditIdentities(credits: readonly BankCredit[]): string[] {
  const seen = new Map<string, number>();
  return credits.map(({ day, amount, text, taxId }) => {
    const content = `${day} ${amount} ${taxId} ${normalised(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()}`;
    const place = (seen.get(content) ?? 0) + 1;
    seen.set(content, place);
    return `${content} ${place}`;
  });
}
