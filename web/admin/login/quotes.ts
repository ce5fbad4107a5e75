/** The quotes of the wide login screen (LOGIN-006, LOGIN-G01). */
export const QUOTES = [
  'Mide dos veces, corta una sola.',
  'Puntada a puntada se hace el abrigo.',
  'Un buen hilván ahorra una mala costura.',
  'Cada puntada es un pedido.',
  'El revés también habla del derecho.',
  'Con paciencia se enhebra la aguja más fina.',
  'Lo bien cosido no se descose.',
  'Detrás de cada prenda hay una mano.',
] as const;

/** The quote of any whole number. */
export function quoteFor(seed: number): string {
  return QUOTES[Math.abs(seed) % QUOTES.length] ?? QUOTES[0];
}
