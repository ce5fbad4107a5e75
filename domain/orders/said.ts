import { sentComment } from '../cart/sent-comment.ts';

/** What a shopper says with the whole order, besides who they are. It travels in one piece, as a line's extras do. */
export type Said = {
  /** Written with it (BUY-009); '' for nothing. The shop's own notes are entries of the order's timeline. */
  readonly comment: string;
};

export const NOTHING_SAID: Said = { comment: '' };

/** As it is kept, from what was typed. */
export function sentSaid({ comment }: Said): Said {
  return { comment: sentComment(comment) };
}

/** Without what is none, so that idempotency keys of requests without it keep their hash. */
export function givenSaid({ comment }: Said): Partial<Said> {
  return comment === '' ? {} : { comment };
}
