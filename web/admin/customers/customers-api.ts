import type {
  WireCustomer,
  WireCustomerNote,
  WireCustomerPage,
  WireErasure,
} from '#schemas/customer-answers.ts';
import { forgetKey, idempotencyKeyFor } from '#web/api/saved-key.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasId, hasKeys, isList } from '../promised-shape.ts';

export const ORDERS_PER_PAGE = 10;

export type CustomersPage = { readonly customers: readonly WireCustomer[]; readonly total: number };

const pathOf = (id: string, rest = '') => `/customers/${encodeURIComponent(id)}${rest}`;

/** Customers, last contact first; `null` after a failure. */
export async function fetchCustomers(query: {
  text: string;
  page: number;
  size: number;
}): Promise<CustomersPage | null> {
  const search = new URLSearchParams({ page: `${query.page}`, size: `${query.size}` });
  if (query.text !== '') search.set('q', query.text);
  const request = { isPromised: isList };
  const answer = await nullIfUnreachable(() => callAdminApi<WireCustomer[]>(`/customers?${search}`, request));
  if (!answer?.ok) return null;
  return { customers: answer.data, total: Number(answer.headers.get('x-total-count')) };
}

/** A customer with one page of orders; 'gone' when there is none with this id, `null` after a failure. */
export async function fetchCustomer(id: string, page: number): Promise<WireCustomerPage | 'gone' | null> {
  const search = new URLSearchParams({ page: `${page}`, size: `${ORDERS_PER_PAGE}` });
  const request = { isPromised: hasId(id) };
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireCustomerPage>(`${pathOf(id)}?${search}`, request),
  );
  if (answer?.status === 404) return 'gone';
  return answer?.ok ? answer.data : null;
}

/** Returns all notes, newest first. A repeated press, or another try after a lost answer, writes nothing twice. */
export async function addCustomerNote(id: string, text: string): Promise<Outcome<WireCustomerNote[]>> {
  const path = pathOf(id, '/notes');
  const body = { text };
  const headers = { 'idempotency-key': idempotencyKeyFor('customer-note', JSON.stringify([path, body])) };
  const request = { method: 'POST', body, headers, success: 201, isPromised: isList } as const;
  const outcome = await outcomeOf(() => callAdminApi<WireCustomerNote[]>(path, request));
  if (outcome.ok) forgetKey('customer-note');
  return outcome;
}

export function mergeCustomers(id: string, other: string): Promise<Outcome<WireCustomer>> {
  const request = { method: 'POST', body: { other }, isPromised: hasId(id) } as const;
  return outcomeOf(() => callAdminApi(pathOf(id, '/merge'), request));
}

/** A phone becomes a customer of its own again. */
export function splitCustomer(id: string, phone: string): Promise<Outcome<WireCustomer>> {
  const request = { method: 'POST', body: { phone }, isPromised: hasKeys('_id', 'firstName') } as const;
  return outcomeOf(() => callAdminApi(pathOf(id, '/split'), request));
}

/** @param listId `null` for everybody's prices */
export function giveCustomerList(id: string, listId: string | null): Promise<Outcome<WireCustomer>> {
  const request = { method: 'PUT', body: { priceList: listId }, isPromised: hasId(id) } as const;
  return outcomeOf(() => callAdminApi(pathOf(id, '/price-list'), request));
}

export function eraseCustomer(
  id: string,
  body: { confirm: string; evenUnsettled: boolean },
): Promise<Outcome<WireErasure>> {
  const request = { method: 'POST', body, isPromised: hasKeys('orders', 'messages') } as const;
  return outcomeOf(() => callAdminApi(pathOf(id, '/erase'), request));
}

/** The file with a person's data. */
export const exportPath = (id: string) => `/api${pathOf(id, '/export')}`;
