import type { WireProduct } from './product.ts';

/** One field that does not fit, named as the client sent it ('userName', 'orderItems.0.quantity'). */
export type WireFieldProblem = { field: string; message: string };

/** `application/problem+json` (RFC 9457): `code` for programs, `title` in Spanish for people. */
export type WireProblem = {
  type: 'about:blank';
  status: number;
  code: string;
  title: string;
  detail?: string;
  errors?: WireFieldProblem[];
};

/** 409 when an order's prices moved: the changed products as they are now, and the new amounts in pesos. */
export type WirePriceChange = WireProblem & {
  code: 'price-changed';
  lines: { _id: string; item: WireProduct }[];
  totalAmount: number;
  payableAmount: number;
};

/** 409 when an ordered product is no longer there. */
export type WireUnknownProduct = WireProblem & { code: 'unknown-product'; ids: string[] };
