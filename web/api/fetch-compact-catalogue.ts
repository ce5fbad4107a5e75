import type { WireCompactCatalogue } from '#schemas/compact-catalogue-answer.ts';
import { isReadable } from '#schemas/wire/compact-catalogue.ts';
import { callApi } from './api-client.ts';

export type FetchedCatalogue =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly tag: string; readonly wire: WireCompactCatalogue }
  /** The server sends no catalogue. */
  | { readonly kind: 'none' };

const UNCHANGED = 304;

/**
 * All visible products, in the compact form.
 * @param knownTag of the catalogue in this tab; `null` for none
 * @throws when the server can't be reached or fails, and when the signal stops it
 */
export async function fetchCompactCatalogue(
  knownTag: string | null,
  signal: AbortSignal,
): Promise<FetchedCatalogue> {
  const headers = knownTag === null ? {} : { 'if-none-match': knownTag };
  const answer = await callApi<WireCompactCatalogue | null>('/catalogue', { headers, signal });
  if (answer.status === UNCHANGED) return { kind: 'unchanged' };
  if (!answer.ok) throw new Error(answer.problem.title);
  const tag = answer.headers.get('etag');
  if (answer.data === null || tag === null || !isReadable(answer.data)) return { kind: 'none' };
  return { kind: 'changed', tag, wire: answer.data };
}
