import type { OrderStatus } from '#domain/orders/order-status.ts';

/** The number of orders in a period, and their total in pesos after bulk offers. */
export type WireOrdersSum = { count: number; amount: number };

/** A sum with that of the same period a week before. */
export type WireComparedSum = WireOrdersSum & { before: WireOrdersSum };

export type WireBestProduct = {
  _id: string;
  name: string;
  photo: string | null;
  units: number;
};

/** Sums of sales and what sells best are for the roles with 'reports'; others get `null` or empty lists. */
export type WireOverview = {
  orders: {
    byStatus: Record<OrderStatus, number>;
    /** When the oldest pending order was placed, ISO 8601 in UTC. */
    oldestPending: string | null;
    /** Pending orders whose quote was accepted. */
    quotesAccepted: number;
    /** Orders whose customer asked for a change of the quote. */
    changesRequested: number;
    remindersDue: number;
    /** When the next reminder becomes due, ISO 8601 in UTC. */
    nextReminder: string | null;
    /** From midnight at the shop until now, compared with the same hours a week before. */
    today: WireComparedSum | null;
    /** From Monday until now, compared with the same period of the week before. */
    week: WireComparedSum | null;
    /** The last 28 days at the shop, today included, oldest first; `day` is '2026-11-20'. */
    days: (WireOrdersSum & { day: string })[];
  };
  /** By units in the last 30 days. */
  bestProducts: WireBestProduct[];
  bestSubsections: { subsection: string; units: number }[];
  products: {
    total: number;
    hidden: number;
    withoutPrice: number;
    withoutPhoto: number;
    withoutCode: number;
    /** The number of unedited demo products. */
    demo: number;
  };
  /** Requests to take a purchase back without an answer, and until when the first wants one, ISO 8601 in UTC. */
  withdrawals: { pending: number; answerBy: string | null };
  unreadMessages: number;
  /** Searches of the last seven days that no product matched. */
  emptySearches: number;
  /** When a price last changed, ISO 8601 in UTC. */
  lastPriceChange: string | null;
  /** Products whose price did not change in 30 days, hidden ones too. */
  oldPrices: number;
  /** Rows that scheduled price changes left out in the last seven days, because their products had changed. */
  scheduledLeftOut: number;
  /** Whether the shop gets mails about orders and messages. */
  tellsByMail: boolean;
};

/** The result of `DELETE /demo-products`, which keeps edited products. */
export type WireDemoRemoval = { removed: number; kept: number };
