import { z } from 'zod';

export const taxesArea = z.strictObject({
  condition: z.enum(['responsable-inscripto', 'monotributo'], {
    error: 'tiene que ser responsable-inscripto o monotributo',
  }),
  /** How large the price without taxes stands beside the price (LAW-001). */
  netPriceSize: z.enum(['small', 'same'], { error: 'tiene que ser small o same' }),
});
