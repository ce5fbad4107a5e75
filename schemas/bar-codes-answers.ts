import { z } from 'zod';

export const newBarCodesAnswer = z.strictObject({ codes: z.array(z.string()) });

export const ownBarCodesAnswer = z.strictObject({
  given: z.int().describe('Cuántos códigos nuevos hay; los que ya tenían uno siguen igual'),
});

export type WireNewBarCodes = z.output<typeof newBarCodesAnswer>;
export type WireOwnBarCodes = z.output<typeof ownBarCodesAnswer>;
