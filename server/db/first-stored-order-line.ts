import { z } from 'zod';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import { packUnits } from '#domain/pricing/pack-units.ts';
import { pairedOffer } from '#domain/pricing/paired-offer.ts';
import { altTextsOf } from '#domain/products/alt-texts.ts';

const text = z
  .string()
  .nullish()
  .transform((given) => given ?? '');
const texts = z
  .array(z.string())
  .nullish()
  .transform((given) => given ?? []);
const numeral = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((given) => String(given ?? ''));

const item = z.object({
  marca: text,
  name: text,
  photo: texts,
  photoAlt: texts,
  price: numeral,
  summary: text,
  description: text,
  specsTecs: text,
  colours: texts,
  models: texts,
  code: text,
  wholesalePrice: numeral,
  quantity: numeral,
});

/** An order line in the API's shape before the ninth migration, when lines were stored so. It never changes again. */
const firstShape = z.object({
  section: z.enum(['Maquina', 'Merceria']).catch('Merceria'),
  subsection: text,
  type: text,
  items: z.array(item),
});

/** Converts a line in the API's shape to its document's first version; missing fields are empty. @throws ZodError */
export function firstStoredOrderLine(stored: unknown) {
  const { section, subsection, type, items } = firstShape.parse(stored);
  const [product = item.parse({})] = items;
  const offer = pairedOffer({
    packPrice: positive(parseDecimalString(product.wholesalePrice)),
    minimumUnits: packUnits(product.quantity),
  });
  return {
    v: 1 as const,
    section,
    subsection,
    type,
    brand: product.marca,
    name: product.name,
    summary: product.summary,
    description: product.description,
    specifications: product.specsTecs,
    photos: product.photo,
    altTexts: altTextsOf(product.photoAlt),
    price: positive(parseDecimalString(product.price)),
    bulkOffer: offer.ok ? offer.offer : null,
    colours: product.colours,
    models: product.models,
    code: product.code === '' ? null : product.code,
  };
}

function positive<T extends number>(amount: T | null): T | null {
  return amount !== null && amount > 0 ? amount : null;
}
