import { timesText } from '#domain/measure/quantity-text.ts';
import type { WireShortages } from '#schemas/stock-answers.ts';

/** 'Hilo de algodón, Rojo: pide 12, hay 8, prometidos 5' */
export function shortageText(shortage: WireShortages['lines'][number]): string {
  const { name, unit, variant, asked, there, promised } = shortage;
  const subject = variant === '' ? name : `${name}, ${variant}`;
  const others = promised === 0 ? '' : `, prometidos ${timesText(promised, unit)}`;
  return `${subject}: pide ${timesText(asked, unit)}, hay ${timesText(Math.max(there, 0), unit)}${others}`;
}
