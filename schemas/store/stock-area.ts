import { z } from 'zod';
import { MOST_SHOWN } from '#domain/stock/shown-stock.ts';
import { MOST_STOCK } from '#domain/stock/stock-move.ts';

const MOST_REMNANT = 10_000;

export const stockArea = z.strictObject({
  /** Without it nothing of stock is seen anywhere (STOCK-001). */
  isOn: z.boolean({ error: 'tiene que ser true o false' }),
  /** Whether a sent quote promises its lines, or only an accepted one (STOCK-003). */
  promisesFrom: z.enum(['sent', 'accepted'], { error: 'tiene que ser sent o accepted' }),
  /** Whether what is no longer available can't be accepted. */
  refusesShort: z.boolean({ error: 'tiene que ser true o false' }),
  /** So much available is little, where a product says nothing else; in smallest parts. */
  lowAt: z
    .int({ error: 'tiene que ser un número entero' })
    .min(0, { error: 'no puede ser menos que 0' })
    .max(MOST_STOCK, { error: 'es demasiado' }),
  /** So long a piece, or a shorter one, is a remnant ('retazo'); in centimetres (STOCK-005). */
  remnantAt: z
    .int({ error: 'tiene que ser un número entero' })
    .min(0, { error: 'no puede ser menos que 0' })
    .max(MOST_REMNANT, { error: `es más que ${MOST_REMNANT}` }),
  /** Whether shoppers see 'Quedan 3' and 'Agotado' as counted (STOCK-002). */
  isShown: z.boolean({ error: 'tiene que ser true o false' }),
  /** From so many whole units on shoppers see what is left; with 0 only that it is sold out. */
  shownAt: z
    .int({ error: 'tiene que ser un número entero' })
    .min(0, { error: 'no puede ser menos que 0' })
    .max(MOST_SHOWN, { error: `es más que ${MOST_SHOWN}` }),
});
