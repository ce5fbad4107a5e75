import { AUDIT_AREAS, type AuditArea } from '#schemas/wire/audit-entry.ts';
import type { ListAddress } from '../list/use-list-query.ts';

/** The log's query, as kept in the address. */
export type LogQuery = {
  /** An email; '' is the server, `null` is all actors. */
  readonly actor: string | null;
  readonly area: AuditArea | null;
  /** Only entries older than this one; `null` begins with the newest. */
  readonly before: number | null;
};

/** The server's name in the address; no email equals it. */
export const SERVER = 'servidor';

export function logQuery(search: URLSearchParams): LogQuery {
  const actor = search.get('quien');
  const before = Number(search.get('antes'));
  return {
    actor: actor === SERVER ? '' : actor,
    area: AUDIT_AREAS.find((area) => area === search.get('area')) ?? null,
    before: Number.isSafeInteger(before) && before > 0 ? before : null,
  };
}

/** The query string of a view; defaults are left out. */
export function logSearch({ actor, area, before }: LogQuery): string {
  const search = new URLSearchParams();
  if (actor !== null) search.set('quien', actor === '' ? SERVER : actor);
  if (area !== null) search.set('area', area);
  if (before !== null) search.set('antes', `${before}`);
  return search.size === 0 ? '' : `?${search}`;
}

export const LOG_ADDRESS: ListAddress<LogQuery> = {
  read: logQuery,
  write: logSearch,
  firstPage: { before: null },
};
