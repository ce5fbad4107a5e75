import { type Centavos, centavos, ZERO } from '../money/centavos.ts';

/** A payment as Mercado Pago has it at a moment. */
export type GatewayPayment = {
  readonly id: string;
  /** By which the shop knows what was asked. */
  readonly reference: string;
  readonly status: string;
  /** What the status means in more words; '' without any. */
  readonly statusDetail: string;
  /** Test cards and test accounts move no money. */
  readonly isLive: boolean;
  /** `null` for an amount finer than a centavo. */
  readonly amount: Centavos | null;
  readonly refunded: Centavos;
  readonly currency: string;
  /** Epoch ms. */
  readonly changedAt: number;
};

export type Counted = {
  readonly amount: Centavos;
  /** It is paid, and not what was asked: a person has to look at it. */
  readonly isDoubtful: boolean;
};

/** A dispute that the shop won: the money came back to it. */
const WON = { status: 'charged_back', statusDetail: 'reimbursed' };

/** The money is the shop's; a claim that is open may still take it. */
const PAID: ReadonlySet<string> = new Set(['approved', 'in_mediation']);

const NOTHING: Counted = { amount: ZERO, isDoubtful: false };

/**
 * What counts of a payment (PAY-005): all of it while it is the shop's and to the centavo what was asked, less what was
 * refunded; of any other nothing.
 */
export function countedOf(payment: GatewayPayment, asked: Centavos): Counted {
  const { status, statusDetail, isLive, amount, refunded, currency } = payment;
  const isWon = status === WON.status && statusDetail === WON.statusDetail;
  if (!isWon && !PAID.has(status)) return NOTHING;
  if (!isLive) return { amount: ZERO, isDoubtful: true };
  if (currency !== 'ARS' || amount !== asked || refunded < 0) return { amount: ZERO, isDoubtful: true };
  return { amount: centavos(Math.max(0, amount - refunded)), isDoubtful: false };
}
