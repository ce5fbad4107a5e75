import { z } from 'zod';
import { withoutNul } from './without-nul.ts';

export const REQUIRED = 'es obligatorio';

/** A text of an order with a length that its form has. */
export const orderText = (maximum: number) =>
  withoutNul(z.string({ error: REQUIRED }).max(maximum, { error: `tiene más de ${maximum} letras` }));
