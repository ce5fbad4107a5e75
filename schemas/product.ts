import { z } from 'zod';
import { barCodesFault } from '#domain/bar-codes/variant-bar-codes.ts';
import { MEASURES, measuredThousandths } from '#domain/law/unit-price.ts';
import { VAT_RATES } from '#domain/law/vat.ts';
import { ZERO } from '#domain/money/centavos.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import { packUnits } from '#domain/pricing/pack-units.ts';
import { pairedOffer } from '#domain/pricing/paired-offer.ts';
import { unknownVariants } from '#domain/products/marked-availability.ts';
import type { Product } from '#domain/products/product.ts';
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import { isBlank } from '#domain/text/is-blank.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { LabelsOf } from './labels-of.ts';
import { saleUnitSchema } from './sale-unit.ts';
import { productFromWire } from './wire/product.ts';
import { type PartSchemas, wireShape } from './wire-shape.ts';
import { withoutNul } from './without-nul.ts';

const REQUIRED = 'es obligatorio';
const text = (maximum: number) =>
  withoutNul(z.string({ error: REQUIRED }).max(maximum, { error: `tiene más de ${maximum} letras` }));
const label = (maximum: number) =>
  text(maximum)
    .overwrite(oneLine)
    .refine((name) => !isBlank(name), { error: REQUIRED });

/** Orders name units by variant, and no server reads a JSON object with this key. */
const UNSENDABLE_NAME = '__proto__';

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

/** The verb, which knows the store's configuration, rejects photos of unknown hosts. */
const photoUrl = withoutNul(z.string().max(500)).refine(isPhotoUrl, {
  error: 'no es la dirección de una foto',
});

const flag = z.boolean({ error: 'tiene que ser true o false' });

const CHECKED: PartSchemas = {
  id: () => z.string(),
  section: () => z.enum(SECTIONS, { error: `tiene que ser ${SECTIONS.join(' o ')}` }),
  category: ({ longest }) => label(longest),
  text: ({ longest, isLong }) =>
    (isLong === true ? text(longest) : text(longest).overwrite(oneLine)).default(''),
  code: ({ longest }) => text(longest).overwrite(oneLine),
  flag: () => flag.default(false),
  photos: ({ most }) =>
    z
      .array(photoUrl)
      .max(most, { error: `tiene más de ${most} fotos` })
      .default([]),
  // Pasted line breaks become spaces.
  photoTexts: ({ longest, described }) =>
    z
      .array(text(longest).transform((words) => words.replace(/\s+/g, ' ').trim()))
      .describe(`${described}. Sin esta lista, cada foto conserva lo suyo`),
  names: ({ longest, most, label: plural }) =>
    z
      .array(label(longest))
      .max(most, { error: `tiene más de ${most} ${plural.toLowerCase()}` })
      .refine((list) => new Set(list).size === list.length, {
        error: `tiene ${plural.toLowerCase()} repetidos`,
      })
      .refine((list) => !list.includes(UNSENDABLE_NAME), {
        error: `no puede haber ${plural.toLowerCase()} con el nombre ${UNSENDABLE_NAME}`,
      })
      .default([]),
  barCodes: ({ longest, most }) =>
    z.array(label(longest)).max(most, { error: `tiene más de ${most} códigos de barras` }),
  price: () => price.default(''),
  packPrice: () => packPrice.default('0'),
  minimumUnits: () => text(40).trim().default('0'),
  vat: () => z.enum(VAT_RATES, { error: `tiene que ser ${VAT_RATES.join(', ')}` }),
  content: () =>
    z
      .string()
      .trim()
      .refine((value) => value === '' || measuredThousandths(value) !== null, {
        error: "tiene que ser un número mayor que cero con punto decimal ('2.5'), o quedar vacío",
      }),
  measure: () => z.enum(['', ...MEASURES], { error: `tiene que ser ${MEASURES.join(', ')}, o quedar vacía` }),
  saleUnit: () => saleUnitSchema,
};

const itemSchema = z.object(wireShape('item', CHECKED)).superRefine((item, context) => {
  if (isHalfOffer(item)) {
    const message = 'el precio por cantidad y las unidades mínimas van juntos o no va ninguno';
    context.addIssue({ code: 'custom', path: ['quantity'], message });
  }
  if ((item.unitAmount ?? '') === '' ? (item.unitMeasure ?? '') !== '' : !item.unitMeasure) {
    const message = 'el contenido y su medida van juntos o no va ninguno';
    context.addIssue({ code: 'custom', path: [item.unitMeasure ? 'unitAmount' : 'unitMeasure'], message });
  }
  if (item.photoAlt !== undefined && item.photoAlt.length > item.photo.length) {
    context.addIssue({ code: 'custom', path: ['photoAlt'], message: 'hay más textos que fotos' });
  }
  const photoColours = item.photoColour ?? [];
  if (photoColours.length > item.photo.length) {
    context.addIssue({ code: 'custom', path: ['photoColour'], message: 'hay más colores que fotos' });
  }
  const foreign = photoColours.find((name) => name !== '' && !item.colours.includes(name));
  if (foreign !== undefined) {
    const message = `'${foreign}' no es un color del producto`;
    context.addIssue({ code: 'custom', path: ['photoColour'], message });
  }
  if (item.colours.length > 0 && item.models.length > 0) {
    context.addIssue({
      code: 'custom',
      path: ['models'],
      message: 'un producto tiene colores o modelos, no ambos',
    });
  }
  const fault = barCodesFault({ ...item, barCodes: item.barCodes ?? [] });
  if (fault !== null) context.addIssue({ code: 'custom', path: ['barCodes'], message: fault });
  const [unknown] = unknownVariants(item, item.soldOut ?? []);
  if (unknown !== undefined) {
    const message = `'${unknown}' no es un color ni un modelo del producto`;
    context.addIssue({ code: 'custom', path: ['soldOut'], message });
  }
});

function isPhotoUrl(text: string): boolean {
  if (/^\/images\/[\w-]{1,100}\.webp$/.test(text)) return true;
  return /^https:\/\/[^\s"'<>]+$/.test(text) && URL.canParse(text);
}

/** Reports a pack price without units, or units without a pack price (GRID-010, GRID-G03). */
function isHalfOffer({ wholesalePrice, quantity }: { wholesalePrice: string; quantity: string }): boolean {
  const amount = wholesalePrice === '' ? ZERO : parseDecimalString(wholesalePrice);
  const packPrice = amount !== null && amount >= 0 ? amount : null;
  return !pairedOffer({ packPrice, minimumUnits: packUnits(quantity) }).ok;
}

/** The fields of a product that an administrator saves. Without alt texts or colours the photos keep theirs. */
export type ProductContent = Omit<Product, 'id' | 'altTexts' | 'photoColours'> & {
  readonly altTexts: Product['altTexts'] | null;
  readonly photoColours: Product['photoColours'] | null;
};

const { _id: _madeHere, ...root } = wireShape('root', CHECKED);

/** The body of `POST /items` and `PUT /items/{id}`. */
export const productInputSchema = z
  .object({
    ...root,
    data: z.object(
      {
        ...wireShape('data', CHECKED),
        items: z.tuple([itemSchema], { error: 'tiene que tener un elemento' }),
      },
      { error: REQUIRED },
    ),
  })
  .transform((wire): ProductContent => {
    const { id: _none, altTexts, photoColours, ...product } = productFromWire({ ...wire, _id: '' });
    const [{ photoAlt, photoColour }] = wire.data.items;
    return {
      ...product,
      altTexts: photoAlt === undefined ? null : altTexts,
      photoColours: photoColour === undefined ? null : photoColours,
    };
  });

const { longest, most } = PRODUCT_FIELDS.soldOutVariants;

/** The body of `PUT /items/{id}/availability`: what is left out stays as it is. */
export const availabilitySchema = z
  .object({
    soldOut: flag.optional(),
    variants: z
      .array(label(longest))
      .max(most, { error: `tiene más de ${most} nombres` })
      .optional(),
  })
  .refine(({ soldOut, variants }) => soldOut !== undefined || variants !== undefined, {
    error: 'tiene que decir soldOut, variants o los dos',
  });

export type AvailabilityInput = z.infer<typeof availabilitySchema>;

/** The body of `PUT /showhideitem/{id}`. */
export const visibilitySchema = z.object({ filter: flag });

export const PRODUCT_LABELS = {
  data: 'Datos del producto',
  items: 'Datos del producto',
  photoAlt: 'Texto alternativo',
  photoColour: 'Color de la foto',
  variants: 'Colores o modelos agotados',
} as const satisfies LabelsOf<z.input<typeof productInputSchema | typeof availabilitySchema>>;
