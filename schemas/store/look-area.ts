import { z } from 'zod';
import { isReadableAccent, nearestReadableAccent } from '#domain/look/accent.ts';
import { writtenColour } from '#domain/look/colour.ts';
import { colourProperty } from '#domain/look/own-colour.ts';
import { colourNamed } from '#domain/products/colours.ts';
import { line, listOf } from './setting-parts.ts';

const writtenAsColour = z
  .string({ error: 'tiene que ser un texto' })
  .overwrite(writtenColour)
  .regex(/^#[0-9a-f]{6}$/, { error: "tiene que ser un color, como '#9f1239'", abort: true });

const colour = z.strictObject({
  name: line.refine((name) => colourNamed(name) === null, { error: 'ya es uno de los 48 colores' }),
  value: writtenAsColour,
});

const colours = listOf(colour, 100).superRefine((list, context) => {
  const names = list.map(({ name }) => colourProperty(name));
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    context.addIssue({ code: 'custom', path: [index, 'name'], message: 'ya está en la lista' });
  }
});

export const lookArea = z.strictObject({
  /** `null` keeps the shop's own colours. */
  accent: writtenAsColour
    .refine(isReadableAccent, {
      error: ({ input }) =>
        `se leería mal en la tienda; el más parecido que se lee bien es ${nearestReadableAccent(String(input))}`,
    })
    .nullable(),
  /** Beyond the 48. */
  colours: colours.default([]),
});
