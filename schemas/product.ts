import { z } from 'zod';
import type { Product } from '#domain/catalogue/product.ts';
import { ZERO } from '#domain/money/centavos.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import { packUnits } from '#domain/pricing/pack-units.ts';
import { pairedOffer } from '#domain/pricing/paired-offer.ts';
import { LONGEST_ALT_TEXT, PRODUCT_LENGTHS, productFromWire } from './wire/product.ts';
import { withoutNul } from './without-nul.ts';

const REQUIRED = 'es obligatorio';
const text = (maximum: number) =>
  withoutNul(z.string({ error: REQUIRED }).max(maximum, { error: `tiene más de ${maximum} letras` }));
const label = (maximum: number) => text(maximum).trim().min(1, { error: REQUIRED });

const price = z
  .string()
  .trim()
  .refine((value) => value === '' || (parseDecimalString(value) ?? 0) > 0, {
    error: "tiene que ser un número mayor que cero con punto decimal ('1500.50'), o quedar vacío",
  });

const packPrice = z
  .string()
  .trim()
  .refine((value) => value === '' || parseDecimalString(value) !== null, {
    error: "tiene que ser un número con punto decimal ('54000'), o '0'",
  });

const names = (maximum: number, what: string) =>
  z
    .array(label(120))
    .max(maximum, { error: `tiene más de ${maximum} ${what}` })
    .refine((list) => new Set(list).size === list.length, { error: `tiene ${what} repetidos` });

/** Hosts of photos that are not our own, besides those of the store configuration, are refused by the verb. */
const photoUrl = withoutNul(z.string().max(500)).refine(isPhotoUrl, {
  error: 'no es la dirección de una foto',
});

/** One line, whatever was pasted. */
const altText = text(LONGEST_ALT_TEXT).transform((words) => words.replace(/\s+/g, ' ').trim());

const itemSchema = z
  .object({
    marca: text(PRODUCT_LENGTHS.brand).default(''),
    name: text(PRODUCT_LENGTHS.name).default(''),
    photo: z.array(photoUrl).max(12, { error: 'tiene más de 12 fotos' }).default([]),
    photoAlt: z
      .array(altText)
      .describe('Qué se ve en cada foto, en el orden de photo. Sin esta lista, cada foto conserva su texto')
      .optional(),
    price: price.default(''),
    summary: text(PRODUCT_LENGTHS.summary).default(''),
    description: text(PRODUCT_LENGTHS.description).default(''),
    specsTecs: text(PRODUCT_LENGTHS.specifications).default(''),
    colours: names(48, 'colores').default([]),
    models: names(100, 'modelos').default([]),
    code: text(PRODUCT_LENGTHS.code).trim().optional(),
    wholesalePrice: packPrice.default('0'),
    quantity: text(40).trim().default('0'),
  })
  .superRefine((item, context) => {
    if (isHalfOffer(item)) {
      const message = 'el precio por cantidad y las unidades mínimas van juntos o no va ninguno';
      context.addIssue({ code: 'custom', path: ['quantity'], message });
    }
    if (item.photoAlt !== undefined && item.photoAlt.length > item.photo.length) {
      context.addIssue({ code: 'custom', path: ['photoAlt'], message: 'hay más textos que fotos' });
    }
    if (item.colours.length > 0 && item.models.length > 0) {
      context.addIssue({
        code: 'custom',
        path: ['models'],
        message: 'un producto tiene colores o modelos, no ambos',
      });
    }
  });

function isPhotoUrl(text: string): boolean {
  if (/^\/images\/[\w-]{1,100}\.webp$/.test(text)) return true;
  return /^https:\/\/[^\s"'<>]+$/.test(text) && URL.canParse(text);
}

/** A pack price without its units, or the other way round (GRID-010, GRID-G03). */
function isHalfOffer({ wholesalePrice, quantity }: { wholesalePrice: string; quantity: string }): boolean {
  const amount = wholesalePrice === '' ? ZERO : parseDecimalString(wholesalePrice);
  const packPrice = amount !== null && amount >= 0 ? amount : null;
  return !pairedOffer({ packPrice, minimumUnits: packUnits(quantity) }).ok;
}

/** What an administrator saves of a product; without texts, the photos keep those that they have. */
export type ProductContent = Omit<Product, 'id' | 'altTexts'> & {
  readonly altTexts: Product['altTexts'] | null;
};

/** The body of `POST /items` and `PUT /items/{id}`. */
export const productInputSchema = z
  .object({
    offer: z.boolean({ error: 'tiene que ser true o false' }).default(false),
    section: z.enum(['Maquina', 'Merceria'], { error: 'tiene que ser Maquina o Merceria' }),
    subsection: label(80),
    filter: z.boolean({ error: 'tiene que ser true o false' }).default(false),
    data: z.object(
      {
        type: label(80),
        items: z.tuple([itemSchema], { error: 'tiene que tener un elemento' }),
      },
      { error: REQUIRED },
    ),
  })
  .transform((wire): ProductContent => {
    const { id: _none, altTexts, ...product } = productFromWire({ ...wire, _id: '' });
    const [{ photoAlt }] = wire.data.items;
    return { ...product, altTexts: photoAlt === undefined ? null : altTexts };
  });

/** The body of `PUT /showhideitem/{id}`. */
export const visibilitySchema = z.object({ filter: z.boolean({ error: 'tiene que ser true o false' }) });
