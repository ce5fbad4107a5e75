import type { LineExtras } from '#domain/cart/line-extras.ts';
import type { Said } from '#domain/orders/said.ts';
import type { WireLineExtras } from '../line-extras.ts';
import type { WireSaid } from '../order-answers.ts';

/** What a line carries, in the fields of its order, quote or request. What is none is left out. */
export function lineExtrasToWire({ comment, pieces }: LineExtras): WireLineExtras {
  return { ...(comment !== '' && { commentary: comment }), ...piecesToWire(pieces) };
}

export function piecesToWire(pieces: LineExtras['pieces']): Pick<WireLineExtras, 'pieces'> {
  if (pieces.length === 0) return {};
  return {
    pieces: pieces.map(({ variant, count, length }) => ({
      ...(variant !== '' && { variant }),
      count,
      length,
    })),
  };
}

export function lineExtrasFromWire({ commentary = '', pieces }: WireLineExtras): LineExtras {
  return { comment: commentary, pieces: piecesFromWire(pieces) };
}

export function piecesFromWire(pieces: WireLineExtras['pieces'] = []): LineExtras['pieces'] {
  return pieces.map(({ variant = '', count, length }) => ({ variant, count, length }));
}

export function saidToWire({ comment }: Said): WireSaid {
  return comment === '' ? {} : { commentary: comment };
}

export function saidFromWire({ commentary = '' }: WireSaid): Said {
  return { comment: commentary };
}
