import type { WireCategories } from '#schemas/category-answers.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasKeys } from '../promised-shape.ts';

type Section = WireCategories['tree'][number]['section'];

/** A type of '' means the subsection itself. */
export type Place = { readonly section: Section; readonly subsection: string; readonly type: string };

type Level = Omit<Place, 'type'>;

/** What can be done to the tree, as the API names it. */
export type CategoryChange =
  | ['add', Level & { readonly name: string }]
  | ['rename', Place & { readonly name: string }]
  | ['order', Level & { readonly names: readonly string[] }]
  | ['hide', Place & { readonly isHidden: boolean }]
  | ['picture', Place & { readonly picture: string | null }]
  | ['text', Place & { readonly text: string }]
  | ['merge', Place & { readonly into: Place }]
  | ['remove', Place & { readonly into: Place | null }]
  /** Of the last change, a merge or a removal. */
  | ['undo', Record<string, never>];

export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly categories: WireCategories }
  /** Somebody else changed the tree first: the tree as it is. */
  | { readonly kind: 'stale'; readonly categories: WireCategories }
  | { readonly kind: 'refused'; readonly message: string };

const request = { isPromised: hasKeys('version', 'tree') };

/** `null` without an answer. */
export async function fetchCategories(): Promise<WireCategories | null> {
  const answer = await nullIfUnreachable(() => callAdminApi<WireCategories>('/categories', request));
  return answer?.ok ? answer.data : null;
}

export async function changeCategories(
  [verb, body]: CategoryChange,
  version: number,
): Promise<ChangeOutcome> {
  const headers = { 'if-match': `"${version}"` };
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireCategories>(`/categories/${verb}`, { ...request, method: 'POST', body, headers }),
  );
  if (answer === null) return { kind: 'refused', message: 'El servidor no responde. Intenta nuevamente.' };
  if (answer.ok) return { kind: 'changed', categories: answer.data };
  const { problem } = answer;
  if (isStale(problem)) return { kind: 'stale', categories: { ...problem.current, moved: 0 } };
  return { kind: 'refused', message: problem.errors?.[0]?.message ?? problem.title };
}

type StaleProblem = ApiProblem & { readonly current: Omit<WireCategories, 'moved'> };

/** Safe because the server sends the present tree with this code alone. */
function isStale(problem: ApiProblem): problem is StaleProblem {
  return problem.code === 'stale-version' && 'current' in problem;
}
