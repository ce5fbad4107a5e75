import { z } from 'zod';
import type { Settings } from '../wire/store.ts';

export const taxesArea = z.strictObject({
  condition: z.enum(['responsable-inscripto', 'monotributo'], {
    error: 'tiene que ser responsable-inscripto o monotributo',
  }),
  netPriceSize: z.enum(['small', 'same'], { error: 'tiene que ser small o same' }),
}) satisfies z.ZodType<Settings['taxes']>;
