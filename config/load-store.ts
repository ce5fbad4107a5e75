import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CHAT_TEXT_KINDS } from '#domain/chat/chat-texts.ts';
import { DEMO_STORE } from './demo-store.ts';
import { ConfigurationError } from './env.ts';
import { STATIC_PAGES } from './static-pages.ts';
import { type StoreConfig, WEEKDAYS } from './store.ts';

const line = z.string().trim().min(1).max(300);
const paragraph = z.string().trim().min(1).max(1000);
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const link = z.url({ protocol: /^https?$/ });
const rate = z
  .object({ numerator: z.int().min(0), denominator: z.int().min(1) })
  .transform(({ numerator, denominator }) => ({
    numerator: BigInt(numerator),
    denominator: BigInt(denominator),
  }));

const overrides = z
  .strictObject({
    name: line,
    taxId: z.string().regex(/^(\d{2}-\d{8}-\d)?$/),
    tagline: line,
    description: line,
    foundedIn: z.int().min(1500).max(2200),
    story: z.array(paragraph).min(1).max(10),
    generations: z
      .array(z.strictObject({ title: line, text: line }))
      .min(1)
      .max(10),
    city: line,
    province: line,
    streetAddress: line,
    postalCode: line,
    landline: line,
    mobile: line,
    whatsappDigits: z.string().regex(/^\d{8,15}$/),
    email: z.email(),
    map: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      embedUrl: link,
      pageUrl: link,
    }),
    openingHours: z
      .array(
        z.strictObject({
          from: z.enum(WEEKDAYS),
          to: z.enum(WEEKDAYS),
          spans: z.array(z.strictObject({ opens: clockTime, closes: clockTime })).min(1),
        }),
      )
      .max(7),
    socialLinks: z.array(z.strictObject({ network: z.enum(['instagram', 'facebook']), url: link })).max(10),
    brands: z.array(z.strictObject({ name: line, slug: z.string().regex(/^[a-z0-9-]+$/) })).max(60),
    greeting: line,
    chatTexts: z.record(z.enum(CHAT_TEXT_KINDS), paragraph),
    quoteValidityDays: z.int().min(1).max(365),
    searchExamples: z.array(z.string().trim().min(1).max(30)).min(1).max(4),
    firstPurchaseMinimum: z.number().min(0),
    instalmentPlans: z.array(
      z.strictObject({ instalments: z.int().min(1).max(60), surcharge: rate, cardFee: rate }),
    ),
    imageHosts: z.array(z.hostname()),
    structuredData: z.strictObject({
      rating: z.strictObject({ value: z.number().min(1).max(5), reviews: z.int().min(1) }).nullable(),
    }),
    legalLinks: z.strictObject({
      privacy: z.string(),
      terms: z.string(),
      regret: z.string(),
      consumerDefence: z.string(),
      fiscalData: z.string(),
    }),
    switchedOff: z.array(z.enum(STATIC_PAGES)),
    version: line,
  })
  .partial();

/**
 * Loads the store's settings: the demo store's, overridden by a JSON file.
 * @throws ConfigurationError with a line for each invalid field
 */
export function loadStore(file: string | null): StoreConfig {
  if (file === null) return DEMO_STORE;
  const parsed = overrides.safeParse(readJson(file));
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map(({ path, message }) => `STORE_CONFIG: ${path.join('.') || file}: ${message}`),
    );
  }
  const given = Object.fromEntries(Object.entries(parsed.data).filter(([, value]) => value !== undefined));
  return { ...DEMO_STORE, ...given };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigurationError([`STORE_CONFIG: ${file} no se puede leer: ${String(error)}`]);
  }
}
