import { type Centavos, centavos, pesos } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';
import { type PercentHundredths, parsePercent } from '../prices/percent.ts';
import type { SentReceipt } from './transfer-receipt.ts';
import { type PaidSoFar, type TransferRules, type TransferTerms, transferTerms } from './transfer-terms.ts';

/** How a shop is paid, as its settings say it: percentages with a dot, amounts in pesos. */
export type PaymentSettings = {
  readonly transfer: TransferMeans & { readonly isOn: boolean; readonly discountPercent: string };
  readonly deposit: { readonly isOn: boolean; readonly percent: string; readonly from: number };
};

/** The account to which one transfers. Empty texts are not shown. */
export type TransferMeans = {
  readonly alias: string;
  /** CBU or CVU, 22 digits. */
  readonly bankKey: string;
  readonly holder: string;
  readonly taxId: string;
  readonly bank: string;
  readonly instructions: string;
};

/** What the customer of an order reads about paying it. */
export type HowToPay = {
  readonly means: TransferMeans;
  readonly terms: TransferTerms;
  /** The net price of the whole by transfer; `null` where no net price is known. */
  readonly netByTransfer: Centavos | null;
};

/** What the page behind a customer's link says of paying. */
export type LinkedPayment = HowToPay & {
  /** The last one that they sent. */
  readonly receipt: SentReceipt | null;
  /** '2026-11-20', at the shop. */
  readonly today: string;
};

type Payable = {
  readonly total: Centavos;
  readonly netTotal: Centavos | null;
  readonly paid: PaidSoFar;
};

/** How an order is paid; `null` where the shop takes no transfers (PAY-002). */
export function howToPay({ total, netTotal, paid }: Payable, settings: PaymentSettings): HowToPay | null {
  const { isOn, discountPercent: _, ...means } = settings.transfer;
  if (!isOn) return null;
  const terms = transferTerms(total, paid, transferRules(settings));
  const wholeSaving = centavos(paid.discount + terms.saving);
  return { means, terms, netByTransfer: netTotal && netShare(netTotal, { total, saving: wholeSaving }) };
}

/** The rules of a shop's settings; without transfers no discount and no deposit. */
export function transferRules({ transfer, deposit }: PaymentSettings): TransferRules {
  if (!transfer.isOn) return { discountPercent: NO_PERCENT, deposit: null };
  return { discountPercent: percentOf(transfer.discountPercent), deposit: depositRule({ deposit }) };
}

/** The deposit that a shop asks for, by whatever means; `null` without one. */
export function depositRule({ deposit }: Pick<PaymentSettings, 'deposit'>): TransferRules['deposit'] {
  return deposit.isOn ? { percent: percentOf(deposit.percent), from: pesos(deposit.from) } : null;
}

export const NO_PERCENT = 0 as PercentHundredths;

/** Settings were checked when they were stored. */
function percentOf(text: string): PercentHundredths {
  return parsePercent(text) ?? NO_PERCENT;
}

/** The same share is taken off the net price as off the price, half up (docs/law.md). */
function netShare(net: Centavos, { total, saving }: Record<'total' | 'saving', Centavos>): Centavos {
  if (total <= 0 || net <= 0) return net;
  const less = halfUp({ numerator: BigInt(net) * BigInt(saving), denominator: BigInt(total) });
  return centavos(net - Number(less));
}
