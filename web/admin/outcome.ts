import type { ApiAnswer } from '#web/api/api-client.ts';
import { nullIfUnreachable } from './null-if-unreachable.ts';

/** The answer, or a Spanish message about the failure. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly message: string; readonly code?: string };

export async function outcomeOf<T>(call: () => Promise<ApiAnswer<T>>): Promise<Outcome<T>> {
  const answer = await nullIfUnreachable(call);
  if (answer === null) return { ok: false, message: 'El servidor no responde. Intenta nuevamente.' };
  if (answer.ok) return { ok: true, data: answer.data };
  const { errors, title, code } = answer.problem;
  return { ok: false, message: errors?.[0]?.message ?? title, code };
}
