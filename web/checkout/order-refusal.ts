import type { Centavos } from '#domain/money/centavos.ts';
import type { ApiProblem } from '#web/api/api-client.ts';

/** A refused order, for the notice that explains it. */
export type OrderRefusal = {
  readonly problem: ApiProblem;
  /** The total that the shopper had confirmed. */
  readonly formerTotal: Centavos;
  /** Whether the cart was brought up to date since. */
  readonly isCurrent: boolean;
};
