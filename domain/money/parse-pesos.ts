import { type Centavos, centavos, MAX_CENTAVOS } from './centavos.ts';

// A group begins with 1 to 9: '0.500' could be half a peso as well as five hundred.
const PESOS = /^(?:\$\s*)?(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/**
 * Reads an amount as people write it here: `1.234,56`, `1234,5`, `$ 1.234`.
 * `null` for anything else, and for what could be read in two ways (`1,234`, `12.34`).
 */
export function parsePesos(text: string): Centavos | null {
  const [, whole, fraction = ''] = PESOS.exec(text.trim()) ?? [];
  if (whole === undefined) return null;

  const amount = Number(whole.replaceAll('.', '') + fraction.padEnd(2, '0'));
  return amount > MAX_CENTAVOS ? null : centavos(amount);
}
