import type { ApiAnswer } from '#web/api/api-client.ts';
import { nullIfUnreachable } from './null-if-unreachable.ts';

/** The answer, or a Spanish message about the failure. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly message: string };

export async function outcomeOf<T>(call: () => Promise<ApiAnswer<T>>): Promise<Outcome<T>> {
  const answer = await nullIfUnreachable(call);
  if (answer === null) return { ok: false, message: 'El servidor no responde. Intenta nuevamente.' };
  if (answer.ok) return { ok: true, data: answer.data };
  return { ok: false, message: answer.problem.errors?.[0]?.message ?? answer.problem.title };
}
