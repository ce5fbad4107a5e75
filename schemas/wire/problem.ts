import type { WireProduct } from './product.ts';

/** An invalid field, by its name in the request ('userName', 'orderItems.0.quantity'). */
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

/** 409 when prices of an order changed: the products as they are now, and the new amounts in pesos. */
export type WirePriceChange = WireProblem & {
  code: 'price-changed';
  lines: { _id: string; item: WireProduct }[];
  totalAmount: number;
  payableAmount: number;
};

/** 409 when an ordered product no longer exists. */
export type WireUnknownProduct = WireProblem & { code: 'unknown-product'; ids: string[] };
