import type { WithdrawalState } from '#domain/withdrawals/withdrawal.ts';

/** The answer of `POST /withdrawals`. `answerBy` is ISO 8601 in UTC. */
export type WireWithdrawalReceipt = { code: string; answerBy: string };

/** One request to take a purchase back. Times are ISO 8601 in UTC. */
export type WireWithdrawal = {
  id: string;
  version: number;
  code: string;
  name: string;
  contact: string;
  /** As it was typed. */
  orderNumber: string;
  /** The order of that number; `null` when there is none. */
  orderId: string | null;
  text: string;
  createdAt: string;
  /** 24 hours after the request. */
  answerBy: string;
  /** The end of the tenth calendar day at the shop. */
  expiresAt: string;
  state: WithdrawalState;
  answer: string;
  answeredAt: string | null;
  answeredBy: string;
};
