import type { Product } from '#domain/products/product.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import type { WireListTerms, WirePriceList, WirePriceListLink, WireReadPrices } from '#schemas/wholesale.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasKeys, isList } from '../promised-shape.ts';
import { type AreaSaveOutcome, type LoadedArea, saveOver } from '../store/area/area-api.ts';
import { uploadForm, uploadProblem } from '../upload-form.ts';
import { draftOf, type ListDraft, requestOf } from './list-draft.ts';
import type { RulePlace } from './rule-scope.ts';

const PATH = '/price-lists';
const isPriceList = hasKeys('_id', 'links');

const pathOf = (id: string, rest = '') => `${PATH}/${encodeURIComponent(id)}${rest}`;

/** All lists with their links; `null` without an answer. */
export async function fetchPriceLists(): Promise<readonly WirePriceList[] | null> {
  const answer = await nullIfUnreachable(() => callAdminApi<WirePriceList[]>(PATH, { isPromised: isList }));
  return answer?.ok ? answer.data : null;
}

/** What a list asks at the desk; `null` without an answer, or where the shop no longer sells by it. */
export async function fetchListTerms(id: string): Promise<WireListTerms | null> {
  const request = { isPromised: hasKeys('_id', 'prices') };
  const answer = await nullIfUnreachable(() => callAdminApi<WireListTerms>(pathOf(id, '/terms'), request));
  return answer?.ok ? answer.data : null;
}

/** Reads own prices from a file; nothing of it is saved. */
export async function readPricesFile(file: File): Promise<Outcome<WireReadPrices>> {
  const form = new FormData();
  form.append('file', file);
  const answer = await uploadForm(`${PATH}/prices`, form, { onProgress: () => {} });
  if (answer === null) return { ok: false, message: 'El servidor no responde. Intenta nuevamente.' };
  return answer.status === 200 && isReadPrices(answer.body)
    ? { ok: true, data: answer.body }
    : { ok: false, message: [uploadProblem(answer), ...rowFaults(answer.body)].join(' ') };
}

const ROWS_NAMED = 3;

/** 'Fila 2, precio: no es un precio…', of the first wrong rows. */
function rowFaults(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors))
    return [];
  const errors: readonly { readonly message: string }[] = body.errors;
  return errors.slice(0, ROWS_NAMED).map(({ message }) => `${message}.`);
}

/** Safe because the server answers 200 with this alone. */
function isReadPrices(body: unknown): body is WireReadPrices {
  return hasKeys('prices', 'unknown')(body);
}

export function makePriceList(name: string): Promise<Outcome<WirePriceList>> {
  return changed(PATH, { method: 'POST', body: { name }, success: 201 });
}

/** Saves a list but its links, only over the version that the editor began from. */
export function saveList(
  id: string,
  { fields, etag }: LoadedArea<ListDraft>,
): Promise<AreaSaveOutcome<ListDraft>> {
  return saveOver<WirePriceList, ListDraft>({
    path: pathOf(id),
    body: requestOf(fields),
    etag,
    read: draftOf,
  });
}

export function deletePriceList(id: string): Promise<Outcome<null>> {
  return outcomeOf(() => callAdminApi<null>(pathOf(id), { method: 'DELETE', success: 204 }));
}

export type TypedLink = Pick<WirePriceListLink, 'forWhom' | 'contact'> & { readonly until: string };

export function makeLink(listId: string, link: TypedLink): Promise<Outcome<WirePriceList>> {
  return changed(pathOf(listId, '/links'), { method: 'POST', body: link, success: 201 });
}

export function cutLink(listId: string, linkId: string): Promise<Outcome<WirePriceList>> {
  return changed(pathOf(listId, `/links/${encodeURIComponent(linkId)}`), { method: 'DELETE' });
}

type Change = { readonly method: 'POST' | 'DELETE'; readonly body?: object; readonly success?: number };

function changed(path: string, change: Change): Promise<Outcome<WirePriceList>> {
  return outcomeOf(() => callAdminApi<WirePriceList>(path, { ...change, isPromised: isPriceList }));
}

/** How many products a rule is for; `null` without an answer. */
export async function countProducts(place: RulePlace): Promise<number | null> {
  const found = await listed({ ...place, size: '1' });
  return found?.total ?? null;
}

export type FoundProducts = { readonly products: readonly Product[]; readonly total: number };

/** The first products that a text finds, hidden ones too; `null` without an answer. */
export function searchProducts({
  text,
  size,
}: {
  readonly text: string;
  readonly size: number;
}): Promise<FoundProducts | null> {
  return listed({ q: text, near: '1', size: `${size}` });
}

/** @param ids at most 300 */
export async function namedProducts(ids: readonly string[]): Promise<FoundProducts | null> {
  return ids.length === 0 ? { products: [], total: 0 } : listed({ ids: ids.join(',') });
}

async function listed(query: Record<string, string>): Promise<FoundProducts | null> {
  const search = new URLSearchParams({ hidden: '1', page: '1', ...query });
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireProduct[]>(`/items?${search}`, { isPromised: isList }),
  );
  if (!answer?.ok) return null;
  const total = Number(answer.headers.get('x-total-count') ?? answer.data.length);
  return { products: answer.data.map(productFromWire), total };
}
