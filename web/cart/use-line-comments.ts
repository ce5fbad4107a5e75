import { useSyncExternalStore } from 'react';
import type { LineComments } from '#domain/cart/line-comments.ts';
import { lineComments, subscribeToLineComments } from './line-comments-storage.ts';

const NONE: LineComments = new Map();

/** What was written beside the cart's lines, also in other tabs; nothing on the server. */
export function useLineComments(): LineComments {
  return useSyncExternalStore(subscribeToLineComments, lineComments, () => NONE);
}
