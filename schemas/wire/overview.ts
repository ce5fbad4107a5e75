import type { OrderStatus } from '#domain/orders/order-status.ts';

/** Requests in a stretch of time, and what they come to, in pesos after bulk offers. */
export type WireOrdersSum = { count: number; amount: number };

/** The same stretch a week before stands beside each. */
export type WireComparedSum = WireOrdersSum & { before: WireOrdersSum };

export type WireBestProduct = {
  _id: string;
  name: string;
  photo: string | null;
  units: number;
};

export type WireOverview = {
  orders: {
    byStatus: Record<OrderStatus, number>;
    /** When the pending order that waits longest was placed, ISO 8601 in UTC. */
    oldestPending: string | null;
    /** From midnight at the shop to now, against the same hours of the same day a week before. */
    today: WireComparedSum;
    /** From Monday to now, against the same stretch of the week before. */
    week: WireComparedSum;
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
    /** Demo products that nobody has edited. */
    demo: number;
  };
  unreadMessages: number;
  /** When a price last changed, ISO 8601 in UTC. */
  lastPriceChange: string | null;
};

/** What `DELETE /demo-products` did: those that were edited are kept. */
export type WireDemoRemoval = { removed: number; kept: number };
