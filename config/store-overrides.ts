import { z } from 'zod';
import { bannersArea } from '#schemas/store/banners-area.ts';
import { brandsArea } from '#schemas/store/brands-area.ts';
import { chatArea } from '#schemas/store/chat-area.ts';
import { contactArea } from '#schemas/store/contact-area.ts';
import { hoursArea } from '#schemas/store/hours-area.ts';
import { identityArea } from '#schemas/store/identity-area.ts';
import { legalArea } from '#schemas/store/legal-area.ts';
import { lookArea } from '#schemas/store/look-area.ts';
import { paymentsArea } from '#schemas/store/payments-area.ts';
import {
  cardFeePercent,
  FIRST_DAY_OF_PLANS,
  plansArea,
  plansWith,
  surchargePercent,
} from '#schemas/store/plans-area.ts';
import { searchArea } from '#schemas/store/search-area.ts';
import { sellingArea } from '#schemas/store/selling-area.ts';
import { line } from '#schemas/store/setting-parts.ts';
import { storyArea } from '#schemas/store/story-area.ts';
import { taxesArea } from '#schemas/store/taxes-area.ts';
import { textsArea } from '#schemas/store/texts-area.ts';
import { DEMO_START } from './demo-store.ts';
import { ConfigurationError } from './env.ts';
import { readJson } from './read-json.ts';
import type { StartingStore } from './store-of.ts';

/** A rate as a fraction; a plan's percents have up to two decimals. */
const rate = z
  .object({ numerator: z.int().min(0), denominator: z.int().min(1) })
  .transform(({ numerator, denominator }, context) => {
    const hundredths = (numerator * 10_000) / denominator;
    if (Number.isInteger(hundredths) && hundredths < 100_000) return (hundredths / 100).toFixed(2);
    context.addIssue({ code: 'custom', message: 'tiene que ser un porcentaje con dos decimales a lo sumo' });
    return z.NEVER;
  });

const link = z.string();

/** Most areas' fields stand in the file by their own names, as in `StoreConfig`. */
const overrides = z
  .strictObject({
    ...identityArea.shape,
    ...storyArea.shape,
    ...contactArea.shape,
    ...hoursArea.shape,
    ...brandsArea.shape,
    ...bannersArea.shape,
    ...chatArea.shape,
    ...searchArea.shape,
    ...textsArea.shape,
    version: line,
    taxId: legalArea.shape.taxId,
    legal: legalArea.partial(),
    look: lookArea,
    taxes: taxesArea,
    selling: sellingArea,
    payments: paymentsArea,
    plans: plansArea,
    instalmentPlans: plansWith(
      z.strictObject({
        instalments: z.int().min(1).max(60),
        surcharge: rate.pipe(surchargePercent),
        cardFee: rate.pipe(cardFeePercent),
      }),
    ),
    legalLinks: z.strictObject({
      privacy: link,
      terms: link,
      regret: link,
      consumerDefence: legalArea.shape.consumerDefence,
      fiscalData: legalArea.shape.fiscalData,
    }),
  })
  .partial();

export type StoreOverrides = z.output<typeof overrides>;

/**
 * What a JSON file replaces of a shop's start.
 * @throws ConfigurationError with a line for each invalid field
 */
export function storeOverrides(file: string | null): StoreOverrides {
  if (file === null) return {};
  const given = readOverrides(file);
  const parsed = overrides.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map(({ path, message }) => `STORE_CONFIG: ${path.join('.') || file}: ${message}`),
    );
  }
  return namedOnly(parsed.data, given);
}

/** Without the areas' defaults, which would replace a start's values. Safe: it only leaves out what is optional. */
function namedOnly(values: StoreOverrides, given: unknown): StoreOverrides {
  const named = Object.entries(values).filter(([name]) => Object.hasOwn(Object(given), name));
  return Object.fromEntries(named) as StoreOverrides;
}

/** A start with some values replaced. */
export function startingStore(given: StoreOverrides, start: StartingStore = DEMO_START): StartingStore {
  const { taxId, legal, legalLinks, look, taxes, selling, payments, instalmentPlans } = given;
  const { identity, story, contact, hours, brands, banners, chat, search, texts, plans } = start.settings;
  const always = instalmentPlans && [{ from: FIRST_DAY_OF_PLANS, plans: instalmentPlans }];
  return {
    settings: {
      ...overridden(start.settings, {
        look,
        taxes,
        selling,
        payments,
        plans: given.plans ?? overridden(plans, { history: always }),
      }),
      identity: overridden(identity, given),
      story: overridden(story, given),
      contact: overridden(contact, given),
      hours: overridden(hours, given),
      brands: overridden(brands, given),
      banners: overridden(banners, given),
      chat: overridden(chat, given),
      search: overridden(search, given),
      texts: overridden(texts, given),
      legal: overridden(start.settings.legal, { ...legalLinks, taxId, ...legal }),
    },
    version: given.version ?? start.version,
    legalLinks: legalLinks ?? start.legalLinks,
  };
}

/** Safe: each replaced value is given under the same name and type. */
function overridden<Values extends object>(
  values: Values,
  given: { readonly [Key in keyof Values]?: Values[Key] | undefined },
): Values {
  const names = Object.keys(values) as (keyof Values)[];
  const replaced = names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
  return { ...values, ...Object.fromEntries(replaced) };
}

function readOverrides(file: string): unknown {
  try {
    return readJson(file);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new ConfigurationError(error.faults.map((fault) => `STORE_CONFIG: ${fault}`));
  }
}
