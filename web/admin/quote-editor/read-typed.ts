import { type Centavos, centavos } from '#domain/money/centavos.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import type { PercentHundredths } from '#domain/prices/percent.ts';
import { parseDiscountPercent } from '#domain/quotes/discount-percent.ts';

/** A typed value, or what is wrong with it, in Spanish. */
export type Typed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

const NO_AMOUNT = 'Escribe un importe, como 1.500,50.';

/** An amount as Argentines write it; `null` for an empty field. */
export function readPesos(text: string): Typed<Centavos | null> {
  if (text.trim() === '') return { ok: true, value: null };
  const value = parsePesos(text);
  return value === null ? { ok: false, problem: NO_AMOUNT } : { ok: true, value };
}

/** An amount that may be below 0: '-500', '− $ 1.500,50'. */
export function readSignedPesos(text: string): Typed<Centavos | null> {
  const [, minus, size = ''] = /^\s*([-−]?)\s*(.*)$/s.exec(text) ?? [];
  const typed = readPesos(size);
  if (minus && size.trim() === '') return { ok: false, problem: NO_AMOUNT };
  if (!typed.ok || typed.value === null || !minus) return typed;
  return { ok: true, value: centavos(-typed.value) };
}

/** A discount from 0 to 100: '12,5', '5 %'. An empty field is 0. */
export function readDiscount(text: string): Typed<PercentHundredths> {
  const digits = text.trim().replace(/%$/, '').trimEnd().replace(',', '.');
  const value = parseDiscountPercent(digits);
  if (value === null) return { ok: false, problem: 'Escribe un porcentaje de 0 a 100, como 12,5.' };
  return { ok: true, value };
}
