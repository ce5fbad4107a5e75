import type { ApiAnswer } from '#web/api/api-client.ts';

export type LoginOutcome =
  | { readonly kind: 'in' }
  /** The password is right, and the account also needs a code. */
  | { readonly kind: 'code-required' }
  /** Shown below the fields (LOGIN-004). */
  | { readonly kind: 'refused'; readonly message: string }
  /** The call itself failed; shown in a dialog (LOGIN-007, LOGIN-008). */
  | { readonly kind: 'failed'; readonly reason: string };

export function loginOutcome(answer: ApiAnswer<unknown>): LoginOutcome {
  if (answer.ok) return { kind: 'in' };
  if (answer.status === 429)
    return { kind: 'refused', message: waitMessage(answer.headers.get('retry-after')) };
  if (answer.status >= 500) return { kind: 'failed', reason: answer.problem.title };
  if (answer.problem.code === 'code-required') return { kind: 'code-required' };
  if (answer.problem.code === 'wrong-code') return { kind: 'refused', message: answer.problem.title };
  return { kind: 'refused', message: 'Nombre de usuario o contraseña incorrectos' };
}

/** @param retryAfter the header's value, in seconds */
function waitMessage(retryAfter: string | null): string {
  const seconds = Number(retryAfter ?? Number.NaN);
  if (!(seconds > 0)) return 'Demasiados intentos. Espera unos minutos y vuelve a probar.';
  const minutes = Math.ceil(seconds / 60);
  return `Demasiados intentos. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} y vuelve a probar.`;
}
