import type { WireBankCredit, WireMatchOption } from '#schemas/bank-match-answers.ts';
import { paidText } from '../order-page/paid-text.ts';

const AMOUNTS = {
  whole: 'mismo monto',
  undiscounted: 'el total sin descuento',
  deposit: 'la seña exacta',
  told: 'lo que avisó',
} as const;

const PAYERS = {
  'tax-id': ' y CUIT',
  name: ' y nombre',
  surname: ' y apellido',
  none: ', sin nombre',
} as const;

/** Why a credit may be of an order, in a few words. */
export function matchWords({ amount, payer, difference }: WireMatchOption): string {
  if (amount === 'written') return 'ya anotado: no se cobra otra vez';
  if (amount !== 'near' && amount !== 'other') return AMOUNTS[amount] + PAYERS[payer];
  const than = `${paidText(Math.abs(difference))} ${difference < 0 ? 'menos' : 'más'}`;
  return `${than}, mismo ${payer === 'tax-id' ? 'CUIT' : 'nombre'}`;
}

/** The lists of the screen, by their names in the address. */
export const BANK_FILTERS = {
  todos: { label: 'Todos', shows: () => true },
  seguros: { label: 'Seguros', shows: ({ kind }) => kind === 'sure' },
  probables: { label: 'Probables', shows: ({ kind }) => kind === 'likely' || kind === 'several' },
  'sin-dueno': { label: 'Sin dueño', shows: ({ kind }) => kind === 'unknown' },
  tomados: { label: 'Ya tomados', shows: ({ state }) => state === 'taken' },
  ajenos: { label: 'De ningún pedido', shows: ({ state }) => state === 'foreign' },
} as const satisfies Record<string, { label: string; shows: (credit: WireBankCredit) => boolean }>;

export type BankFilter = keyof typeof BANK_FILTERS;

export const BANK_FILTER_NAMES: readonly BankFilter[] = Object.keys(BANK_FILTERS).filter(
  (name): name is BankFilter => name in BANK_FILTERS,
);
