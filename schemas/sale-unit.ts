import { z } from 'zod';
import { isSaleUnit, UNIT_CODES } from '#domain/measure/sale-unit.ts';
import { count } from './answer-parts.ts';

/** In what a product is sold (UNIT-005): `increment` and `minimum` in smallest parts, `10 ** scale` of a unit. */
export const saleUnitAnswer = z.strictObject({
  code: z.enum(UNIT_CODES).describe('UN/CEFACT Rec 20: MTR es metro, KGM kilo, LTR litro'),
  scale: z.literal([0, 2, 3]).describe('Decimales: la parte más chica es 10^-scale de la unidad'),
  increment: count.describe('El paso, en partes'),
  minimum: count.describe('Lo menos que se vende, en partes'),
});

export const saleUnitSchema = saleUnitAnswer.refine(isSaleUnit, {
  error: 'tiene que ser MTR, KGM o LTR con un paso de 1, 0,5, 0,25, 0,1, 0,05 o 0,01 y un mínimo en ese paso',
});
