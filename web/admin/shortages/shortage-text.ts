import type { WireShortages } from '#schemas/stock-answers.ts';
import { formatWholeNumber } from '#web/format.ts';

/** 'Hilo de algodón, Rojo: pide 12, hay 8, prometidos 5' */
export function shortageText({
  name,
  variant,
  asked,
  there,
  promised,
}: WireShortages['lines'][number]): string {
  const subject = variant === '' ? name : `${name}, ${variant}`;
  const others = promised === 0 ? '' : `, prometidos ${formatWholeNumber(promised)}`;
  return `${subject}: pide ${formatWholeNumber(asked)}, hay ${formatWholeNumber(there)}${others}`;
}
