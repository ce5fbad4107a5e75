import { type Centavos, centavos, MAX_CENTAVOS } from './centavos.ts';

// The first group can't begin with 0: '0.500' could mean half a peso or five hundred.
const PESOS = /^(?:\$\s*)?(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/**
 * Reads an amount as Argentines write it: `1.234,56`, `1234,5`, `$ 1.234`.
 * `null` for any other text, ambiguous ones (`1,234`, `12.34`) included.
 */
export function parsePesos(text: string): Centavos | null {
  const [, whole, fraction = ''] = PESOS.exec(text.trim()) ?? [];
  if (whole === undefined) return null;

  const amount = Number(whole.replaceAll('.', '') + fraction.padEnd(2, '0'));
  return amount > MAX_CENTAVOS ? null : centavos(amount);
}

/** Why a text is no amount. */
export type PesosFault = 'negative' | 'too-large' | 'ambiguous' | 'no-number';

/** The fault of a text that `parsePesos` can't read. */
export function pesosFault(text: string): PesosFault {
  const typed = text.trim();
  if (PESOS.test(typed)) return 'too-large';
  if (typed.includes('-') && PESOS.test(typed.replace(/^(\$\s*)?-\s*/, '$1'))) return 'negative';
  return /^[\s$]*-?[.,]*\d[\d.,]*$/.test(typed) ? 'ambiguous' : 'no-number';
}
