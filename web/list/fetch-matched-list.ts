import type { MatchedLine } from '#domain/pasted-list/matched-list.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireMatchedList } from '#schemas/matched-list-answer.ts';
import { matchedListFromWire } from '#schemas/wire/matched-list.ts';
import { callApi } from '#web/api/api-client.ts';

type MatchedList =
  | { readonly kind: 'matched'; readonly lines: readonly MatchedLine<Product>[] }
  | { readonly kind: 'no-answer' | 'too-many' };

const TOO_MANY_REQUESTS = 429;

/** Asks the shop what the lines of a list mean. It never throws. */
export async function fetchMatchedList(list: string): Promise<MatchedList> {
  try {
    const answer = await callApi<WireMatchedList>('/matched-list', { method: 'POST', body: { list } });
    if (answer.ok) return { kind: 'matched', lines: matchedListFromWire(answer.data) };
    return { kind: answer.status === TOO_MANY_REQUESTS ? 'too-many' : 'no-answer' };
  } catch {
    return { kind: 'no-answer' };
  }
}
