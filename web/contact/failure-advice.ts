import type { ApiProblem } from '#web/api/api-client.ts';

/** Advice after a message could not be sent. */
export function failureAdvice(problem: ApiProblem | null): string {
  if (problem === null) return 'Revisa tu conexión e intenta nuevamente.';
  if (problem.code === 'too-much-content')
    return 'Recibimos demasiados textos desde tu conexión. Intenta nuevamente en una hora.';
  if (problem.status === 429)
    return 'Recibimos varios mensajes seguidos desde tu conexión. Espera un minuto e intenta nuevamente.';
  if (problem.code === 'key-reused') return 'Intenta nuevamente.';
  if (problem.status < 500)
    return 'Hay un texto que no podemos guardar. Revisa lo que escribiste, sobre todo si lo pegaste de otro lado.';
  return 'Algo falló de nuestro lado. Intenta nuevamente en unos minutos.';
}
