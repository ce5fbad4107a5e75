import { z } from 'zod';
import type { LabelsOf } from './labels-of.ts';
import { withoutNul } from './without-nul.ts';

export const MAX_PHOTO_NAMES = 500;

const photoName = withoutNul(z.string().max(300, { error: 'tiene más de 300 letras' }));

/** The body of `POST /photo-matches`. */
export const photoNamesSchema = z.object({
  names: z
    .array(photoName, { error: 'tiene que ser una lista de nombres' })
    .max(MAX_PHOTO_NAMES, { error: `tiene más de ${MAX_PHOTO_NAMES} nombres` })
    .describe(`Los nombres de los archivos, hasta ${MAX_PHOTO_NAMES}`),
});

export const PHOTO_NAMES_LABELS = {
  names: 'Nombres de las fotos',
} as const satisfies LabelsOf<z.input<typeof photoNamesSchema>>;
