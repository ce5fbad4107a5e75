import { type Centavos, centavos } from '../money/centavos.ts';
import { wordsOf } from '../text/words-of.ts';
import type { BankCredit } from './bank-credits.ts';
import { nameFit, type PayerName } from './payer-name.ts';

/** An order that somebody may have paid. */
export type OpenOrder = {
  readonly id: string;
  readonly customerId: string | null;
  readonly name: PayerName;
  /** '2026-11-20' */
  readonly orderedOn: string;
  /** No earlier day is a payment of it. */
  readonly firstDay: string;
  readonly left: Centavos;
  readonly leftByTransfer: Centavos;
  readonly deposit: Centavos | null;
  /** What its customer says that they transferred, and nobody looked at. */
  readonly told: readonly Centavos[];
  /** Transfers that were written down before the bank said them. */
  readonly written: readonly {
    readonly paymentId: string;
    readonly amount: Centavos;
    readonly day: string;
  }[];
};

/** What an amount is of an order. 'written' is a payment that the shop knows already. */
export type AmountFit = 'whole' | 'undiscounted' | 'deposit' | 'told' | 'written' | 'near' | 'other';
export type PayerFit = 'tax-id' | 'name' | 'surname' | 'none';

export type MatchOption = {
  readonly orderId: string;
  /** The payment that it is, where it is written down already. */
  readonly paymentId: string | null;
  readonly amount: AmountFit;
  readonly payer: PayerFit;
  /** How much more came than was left; below 0 for less. */
  readonly difference: Centavos;
};

/** 'several' orders fit alike, and a person chooses. */
export type MatchKind = 'sure' | 'likely' | 'several' | 'unknown';
export type Match = { readonly kind: MatchKind; readonly options: readonly MatchOption[] };

/** Who pays from a CUIT, as the shop learned by taking their credits. */
export type KnownPayers = ReadonlyMap<string, string>;

const UNKNOWN: Match = { kind: 'unknown', options: [] };
/** More orders than these are no choice. */
const MOST_OPTIONS = 4;
/** A sum within so much of what is left is a mistyped one. */
const NEAR_PART = 0.02;
/** A transfer that was written down, and the bank's day of it. */
const DAYS_APART = 4;
const DAY_MS = 86_400_000;

/**
 * Which order each credit pays (PAY-004). Sure is what agrees in amount and in who paid, of one order alone, not before it;
 * an order is surely paid by one credit at most. Everything else is a person's to decide.
 */
export function matchCredits(
  credits: readonly BankCredit[],
  { orders, payers }: { orders: readonly OpenOrder[]; payers: KnownPayers },
): Match[] {
  const claimed = new Set<string>();
  return credits.map((credit) => {
    const match = matchOf(credit, { orders, payers });
    const [option] = match.options;
    if (match.kind !== 'sure' || option === undefined) return match;
    const target = option.paymentId ?? option.orderId;
    if (claimed.has(target)) return { ...match, kind: 'likely' };
    claimed.add(target);
    return match;
  });
}

function matchOf(
  credit: BankCredit,
  { orders, payers }: { orders: readonly OpenOrder[]; payers: KnownPayers },
): Match {
  const words = wordsOf(credit.text);
  const payer = payers.get(credit.taxId) ?? null;
  const options = orders.flatMap((order) => optionsOf(credit, { order, words, payer }));
  const exact = options.filter(({ amount }) => amount !== 'near' && amount !== 'other');
  const strong = exact.filter(({ payer }) => payer === 'tax-id' || payer === 'name');
  if (strong.length === 1)
    return { kind: isEarly(credit, orders, strong) ? 'likely' : 'sure', options: strong };
  if (strong.length > 1) return choiceOf(strong);
  const bySurname = exact.filter(({ payer }) => payer === 'surname');
  if (bySurname.length > 0) return choiceOf(bySurname);
  const named = options.filter(({ payer }) => payer === 'tax-id' || payer === 'name');
  if (named.length > 0) return { kind: 'likely', options: [closest(named)] };
  // Who is known to pay from this account pays for nobody else.
  return payer === null ? choiceOf(exact) : UNKNOWN;
}

function choiceOf(options: readonly MatchOption[]): Match {
  if (options.length === 0 || options.length > MOST_OPTIONS) return UNKNOWN;
  return { kind: options.length === 1 ? 'likely' : 'several', options };
}

function closest(options: readonly MatchOption[]): MatchOption {
  return options.reduce((best, one) => (Math.abs(one.difference) < Math.abs(best.difference) ? one : best));
}

/** A payment before its order is rare enough to be looked at. */
function isEarly(
  { day }: BankCredit,
  orders: readonly OpenOrder[],
  [option]: readonly MatchOption[],
): boolean {
  return orders.some(({ id, orderedOn }) => id === option?.orderId && day < orderedOn);
}

type Compared = {
  readonly order: OpenOrder;
  readonly words: readonly string[];
  /** The customer who is known to pay from this account. */
  readonly payer: string | null;
};

function optionsOf(credit: BankCredit, { order, words, payer }: Compared): MatchOption[] {
  if (credit.day < order.firstDay) return [];
  const isPayer = payer !== null && payer === order.customerId;
  const { amount, paymentId } = amountFit(credit, order);
  if (amount === 'other' && !isPayer) return [];
  if (order.left <= 0 && paymentId === null) return [];
  const fit: PayerFit = isPayer ? 'tax-id' : nameFit(words, order.name);
  if (amount === 'near' && fit !== 'tax-id' && fit !== 'name') return [];
  const difference = centavos(paymentId === null ? credit.amount - order.leftByTransfer : 0);
  return [{ orderId: order.id, paymentId, amount, payer: fit, difference }];
}

function amountFit(
  { amount, day }: BankCredit,
  { left, leftByTransfer, deposit, told, written }: OpenOrder,
): { readonly amount: AmountFit; readonly paymentId: string | null } {
  const known = written.find((one) => one.amount === amount && daysBetween(one.day, day) <= DAYS_APART);
  if (known !== undefined) return { amount: 'written', paymentId: known.paymentId };
  return { amount: openFit(amount, { left, leftByTransfer, deposit, told }), paymentId: null };
}

function openFit(
  amount: Centavos,
  { left, leftByTransfer, deposit, told }: Pick<OpenOrder, 'left' | 'leftByTransfer' | 'deposit' | 'told'>,
): AmountFit {
  if (amount === leftByTransfer) return 'whole';
  if (amount === deposit) return 'deposit';
  if (amount === left) return 'undiscounted';
  if (told.includes(amount)) return 'told';
  return Math.abs(amount - leftByTransfer) <= leftByTransfer * NEAR_PART ? 'near' : 'other';
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;
}
