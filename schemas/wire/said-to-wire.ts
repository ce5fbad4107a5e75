import type { LineExtras } from '#domain/cart/line-extras.ts';
import type { Said } from '#domain/orders/said.ts';
import type { WireLineExtras } from '../line-extras.ts';
import type { WireSaid } from '../order-answers.ts';

/** What a line carries, in the fields of its order, quote or request. What is none is left out. */
export function lineExtrasToWire({ comment }: LineExtras): WireLineExtras {
  return comment === '' ? {} : { commentary: comment };
}

export function lineExtrasFromWire({ commentary = '' }: WireLineExtras): LineExtras {
  return { comment: commentary };
}

export function saidToWire({ comment }: Said): WireSaid {
  return comment === '' ? {} : { commentary: comment };
}

export function saidFromWire({ commentary = '' }: WireSaid): Said {
  return { comment: commentary };
}
