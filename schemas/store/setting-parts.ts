import { z } from 'zod';
import { isRealDay } from '#domain/text/is-real-day.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { withoutNul } from '../without-nul.ts';

/** What the areas' schemas are made of. Their messages follow a field's name: 'Nombre: no puede estar vacío'. */
const text = z.string({ error: 'tiene que ser un texto' }).trim();

/** A text that may be empty. */
export const upTo = (length: number) =>
  withoutNul(text.max(length, { error: `tiene más de ${length} letras` }));

const EMPTY = { error: 'no puede estar vacío' };

/** A text that may not. */
export const needed = (length: number) => upTo(length).min(1, EMPTY);

export const line = upTo(300).overwrite(oneLine).min(1, EMPTY);
export const paragraph = needed(1000);

export const wholeFrom = (min: number, max: number) => {
  const error = `tiene que ser un número entero de ${min} a ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};

export const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item, { error: 'tiene que ser una lista' }).max(max, { error: `tiene más de ${max}` });

export const neededListOf = <Item extends z.ZodType>(item: Item, max: number) =>
  listOf(item, max).min(1, { error: 'tiene que haber al menos uno' });

/** A path of the shop. Two slashes would begin another site's address, and browsers read a backslash as one. */
export const shopPath = z.string().regex(/^\/(?!\/)[^\s\\]{0,300}$/);

/** An address on the web. */
export const link = z.url({ protocol: /^https?$/, error: 'tiene que ser una dirección http o https' });

export const clockTime = z
  .string({ error: 'tiene que ser un texto' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "tiene que ser una hora, como '08:30'" });

export const openSpan = z.strictObject({ opens: clockTime, closes: clockTime });

/** 'YYYY-MM-DD' */
export const day = z
  .string({ error: 'tiene que ser un texto' })
  .refine(isRealDay, { error: "tiene que ser un día, como '2026-12-25'" });

/** The address of a photo that the shop stores. */
export const photoAddress = z
  .string({ error: 'tiene que ser una foto de la tienda' })
  .regex(/^\/images\/[\w-]{1,95}\.webp$/, { error: 'tiene que ser una foto de la tienda' });

/** A percent of 0 to 999.99. */
export const percentText = z
  .string({ error: "tiene que ser un texto, como '12.5'" })
  .regex(/^\d{1,3}(\.\d{1,2})?$/, { error: "tiene que ser un porcentaje, como '12.5'" });
