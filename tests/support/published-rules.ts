import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).max(2_000);

const picture = address.regex(/\.(?:avif|gif|jpe?g|png|webp)$/i);

/** Digits with their check digit, of no range that only shops or coupons use. */
const gtin = z
  .string()
  .regex(/^(?:\d{8}|\d{12,14})$/)
  .refine((digits) => {
    const places = [...digits.padStart(14, '0')].map(Number);
    return places.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 3 : 1), 0) % 10 === 0;
  }, 'check digit')
  .refine(
    (digits) => !/^(?:02|04|05|2|98[1-4]|99)/.test(digits.padStart(14, '0').slice(1)),
    'restricted prefix',
  );

const UNIT = '(?:m|g|kg|ml|l|ct)';

/** Google's product data specification: what an item of a shop's file must have and may have. */
const MERCHANT_ITEM = z.strictObject({
  id: z.string().regex(/^[\w-]{1,50}$/),
  item_group_id: z
    .string()
    .regex(/^[\w-]{1,50}$/)
    .optional(),
  color: z
    .string()
    .regex(/^[^/]{1,40}$/)
    .optional(),
  title: z.string().min(1).max(150),
  description: z.string().min(1).max(5_000),
  link: address,
  image_link: picture,
  additional_image_link: z.array(picture).max(10),
  availability: z.enum(['in_stock', 'out_of_stock', 'preorder', 'backorder']),
  price: z.string().regex(/^(?!0+\.00)\d+\.\d\d ARS$/),
  unit_pricing_measure: z
    .string()
    .regex(new RegExp(`^\\d+(?:\\.\\d+)?${UNIT}$`))
    .optional(),
  unit_pricing_base_measure: z
    .string()
    .regex(new RegExp(`^(?:1|10|100|2|4|8)${UNIT}$`))
    .optional(),
  condition: z.enum(['new', 'refurbished', 'used']),
  brand: z.string().min(1).max(70).optional(),
  gtin: gtin.optional(),
  identifier_exists: z.literal('no').optional(),
  product_type: z.string().min(1).max(750),
});

export type MerchantItem = z.infer<typeof MERCHANT_ITEM>;

/** Meta's fields of a catalogue; an empty cell is a field that is left out. */
const META_ROW = z.strictObject({
  id: z.string().min(1).max(100),
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(9_999),
  availability: z.enum(['in stock', 'out of stock', 'available for order', 'preorder', 'discontinued']),
  condition: z.enum(['new', 'refurbished', 'used']),
  price: z.string().regex(/^(?!0+\.00)\d+\.\d\d ARS$/),
  link: address,
  image_link: picture,
  additional_image_link: z.string().max(2_000),
  brand: z.string().max(100),
  gtin: z.union([z.literal(''), gtin]),
  item_group_id: z.string().max(100),
  color: z.string().max(200),
  product_type: z.string().max(750),
});

const amount = z.string().regex(/^(?!0+(?:\.0+)?$)\d+(?:\.\d{1,2})?$/);

const measured = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  value: z.union([z.number().positive(), amount, z.string().regex(/^\d+(?:\.\d+)?$/)]),
  unitCode: z.enum(['MTR', 'GRM', 'MLT', 'C62', 'KGM', 'LTR']),
});

const OFFER = z.strictObject({
  '@type': z.literal('Offer'),
  url: address,
  priceCurrency: z.literal('ARS'),
  price: amount,
  priceSpecification: z
    .strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      price: amount,
      priceCurrency: z.literal('ARS'),
      referenceQuantity: measured.extend({ valueReference: measured.optional() }),
    })
    .optional(),
  priceValidUntil: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  itemCondition: z.literal('https://schema.org/NewCondition'),
});

const IMAGE = z.union([
  picture,
  z.strictObject({ '@type': z.literal('ImageObject'), contentUrl: picture, caption: z.string().min(1) }),
]);

const OF_BOTH = {
  '@context': z.literal('https://schema.org'),
  name: z.string().min(1),
  description: z.string().min(1).max(5_000).optional(),
  image: z.array(IMAGE).min(1).optional(),
  url: address,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) }).optional(),
  aggregateRating: z
    .strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().positive(),
    })
    .optional(),
};

/** Google's pages on merchant listings and on variants. */
const DESCRIBED_PRODUCT = z.discriminatedUnion('@type', [
  z.strictObject({
    ...OF_BOTH,
    '@type': z.literal('Product'),
    sku: z.string().min(1).optional(),
    gtin: gtin.optional(),
    offers: OFFER.optional(),
  }),
  z.strictObject({
    ...OF_BOTH,
    '@type': z.literal('ProductGroup'),
    productGroupID: z.string().min(1),
    variesBy: z.literal('https://schema.org/color'),
    hasVariant: z
      .array(
        z.strictObject({
          '@type': z.literal('Product'),
          name: z.string().min(1),
          color: z.string().min(1),
          gtin: gtin.optional(),
          // A group's photo is not its variants'.
          image: picture.optional(),
          offers: OFFER.optional(),
        }),
      )
      .min(2),
  }),
]);

export type DescribedProduct = z.infer<typeof DESCRIBED_PRODUCT>;

/** The items of a file for Google Merchant Center. @throws where one breaks a rule, or they don't fit together */
export function merchantItems(xml: string): MerchantItem[] {
  const items = [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) =>
    MERCHANT_ITEM.parse(fieldsOf(item)),
  );
  const faults = [...items.flatMap(pairFaults), ...groupFaults(items)];
  if (new Set(items.map(({ id }) => id)).size < items.length) faults.push('an id twice');
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return items;
}

/** The rows of Meta's catalogue. @throws where one breaks a rule */
export function metaRows(rows: readonly unknown[]): z.infer<typeof META_ROW>[] {
  return z.array(META_ROW).parse(rows);
}

/** The product that a page describes. @throws where it breaks a rule @param now epoch ms */
export function describedProduct(html: string, now: number): DescribedProduct {
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const [product, ...others] = texts
    .map(([, text = '']) => JSON.parse(text))
    .filter((data) => /^Product/.test(data['@type']));
  if (others.length > 0) throw new Error('described twice');
  const described = DESCRIBED_PRODUCT.parse(product);
  for (const { offers, image } of variantsDescribed(described)) {
    if (offers === undefined) continue;
    if (Date.parse(offers.priceValidUntil) < now) throw new Error(`valid until ${offers.priceValidUntil}`);
    if (described.image !== undefined && image === undefined) throw new Error('an offer without a photo');
  }
  return described;
}

/** What a page offers, variant by variant; of one that comes in no colours, itself. */
export function variantsDescribed(described: DescribedProduct) {
  if (described['@type'] === 'ProductGroup') return described.hasVariant;
  const { image, offers, gtin: code } = described;
  return [{ image, offers, gtin: code, color: undefined }];
}

function fieldsOf(item: string): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = { additional_image_link: [] };
  for (const [, name = '', text = ''] of item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)) {
    const value = plainText(text);
    const before = fields[name];
    if (Array.isArray(before)) before.push(value);
    else if (before === undefined) fields[name] = value;
    else throw new Error(`${name} twice`);
  }
  return fields;
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
};

function plainText(xml: string): string {
  return xml.replace(/&([^;]+);/g, (written, name: string) => SIGNS[name] ?? written);
}

/** What an item must have both of, or one of. */
function pairFaults(item: MerchantItem): string[] {
  const { id, unit_pricing_measure: measure, unit_pricing_base_measure: base } = item;
  const unitOf = (text = '') => text.replace(/^[\d.]+/, '');
  return [
    ...(unitOf(measure) === unitOf(base) ? [] : [`${id}: measured in two units`]),
    ...((item.gtin === undefined) === (item.identifier_exists === 'no') ? [] : [`${id}: a code, or none`]),
    ...((item.item_group_id === undefined) === (item.color === undefined) ? [] : [`${id}: a group's colour`]),
  ];
}

/** Items of a group are told apart by colour and title, and share what a shopper would not expect to differ. */
function groupFaults(items: readonly MerchantItem[]): string[] {
  const groups = Map.groupBy(items, ({ item_group_id }) => item_group_id);
  groups.delete(undefined);
  return [...groups].flatMap(([group, members]) => {
    const differing = [members.map(({ color }) => color), members.map(({ title }) => title)];
    const shared = [members.map(({ brand }) => brand), members.map(({ product_type }) => product_type)];
    return [
      ...(differing.every((values) => new Set(values).size === members.length) ? [] : [`${group}: alike`]),
      ...(shared.every((values) => new Set(values).size === 1) ? [] : [`${group}: of several kinds`]),
      ...(members.length > 1 ? [] : [`${group}: alone`]),
    ];
  });
}
