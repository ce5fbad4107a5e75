import type { WireStoreVersion } from '#schemas/store-answers.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import { callAdminApi } from '../../call-admin-api.ts';
import { nullIfUnreachable } from '../../null-if-unreachable.ts';
import { hasKeys, isList } from '../../promised-shape.ts';

/** An area's fields with the `ETag` that a save must send. */
export type LoadedArea<Fields> = { readonly fields: Fields; readonly etag: string };

export type AreaSaveOutcome<Fields> =
  | ({ readonly kind: 'saved' } & LoadedArea<Fields>)
  /** Another administrator saved first: the present value. */
  | ({ readonly kind: 'stale' } & LoadedArea<Fields>)
  | { readonly kind: 'refused'; readonly problem: ApiProblem }
  | { readonly kind: 'unreachable' };

type WireArea<Fields> = Fields & { readonly version: number };

const pathOf = (area: string, rest = '') => `/store/${area}${rest}`;

/** `null` without an answer. */
export async function fetchArea<Fields extends object>(area: string): Promise<LoadedArea<Fields> | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireArea<Fields>>(pathOf(area), { isPromised: hasKeys('version') }),
  );
  return answer?.ok ? { fields: withoutVersion(answer.data), etag: etagOf(answer.data) } : null;
}

/** Saves only over the version that the editor began from. */
export function saveArea<Fields extends object>(
  area: string,
  { fields, etag }: LoadedArea<Fields>,
): Promise<AreaSaveOutcome<Fields>> {
  return saveOver<WireArea<Fields>, Fields>({ path: pathOf(area), body: fields, etag, read: withoutVersion });
}

type SavedOver<Wire, Fields> = {
  readonly path: string;
  readonly body: object;
  readonly etag: string;
  /** The fields of what the server answers with. */
  readonly read: (wire: Wire) => Fields;
};

/** Replaces what is saved as a whole, unless somebody else did since `etag`. */
export async function saveOver<Wire extends { readonly version: number }, Fields>({
  path,
  body,
  etag,
  read,
}: SavedOver<Wire, Fields>): Promise<AreaSaveOutcome<Fields>> {
  const request = {
    method: 'PUT',
    body,
    headers: { 'if-match': etag },
    isPromised: hasKeys('version'),
  } as const;
  const answer = await nullIfUnreachable(() => callAdminApi<Wire>(path, request));
  if (answer === null) return { kind: 'unreachable' };
  if (answer.ok) return { kind: 'saved', fields: read(answer.data), etag: etagOf(answer.data) };
  const { problem } = answer;
  if (!isStale<Wire>(problem)) return { kind: 'refused', problem };
  return { kind: 'stale', fields: read(problem.current), etag: etagOf(problem.current) };
}

/** The `ETag` of a version, as the server writes it. */
export function etagOf({ version }: { readonly version: number }): string {
  return `"${version}"`;
}

/** The versions before the present one, newest first; `null` without an answer. */
export async function fetchAreaVersions(area: string): Promise<readonly WireStoreVersion[] | null> {
  const path = pathOf(area, '/versions');
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireStoreVersion[]>(path, { isPromised: isList }),
  );
  return answer?.ok ? answer.data.slice(1) : null;
}

/** The fields of an earlier version; `null` without an answer. */
export async function fetchAreaVersion<Fields extends object>(
  area: string,
  version: number,
): Promise<Fields | null> {
  const path = pathOf(area, `/versions/${version}`);
  const answer = await nullIfUnreachable(() => callAdminApi<WireArea<Fields>>(path));
  return answer?.ok ? withoutVersion(answer.data) : null;
}

/** Safe because an area has no field of its own with this name. */
function withoutVersion<Fields extends object>({ version: _, ...fields }: WireArea<Fields>): Fields {
  return fields as unknown as Fields;
}

type StaleProblem<Wire> = ApiProblem & { readonly current: Wire };

/** Safe because the server sends the present value with this code alone. */
function isStale<Wire>(problem: ApiProblem): problem is StaleProblem<Wire> {
  return problem.code === 'stale-version' && 'current' in problem;
}
