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
