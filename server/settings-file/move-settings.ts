import { z } from 'zod';
import { hasCategory } from '#domain/catalogue/categories.ts';
import type { CategoryTree } from '#domain/catalogue/taxonomy.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { AREA_SCHEMAS } from '#schemas/store/area-schemas.ts';
import { SETTINGS_AREAS, type SettingsArea } from '#schemas/wire/store-areas.ts';
import { readCategories } from '#server/catalogue/read-categories.ts';
import { storedPlaces } from '#server/categories/stored-places.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { replaceSettings } from '#server/settings/save-area.ts';

/** A file of settings that can't be taken; each fault names its area and field. */
export class BadSettings extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'BadSettings';
    this.faults = faults;
  }
}

const settingsFile = z.strictObject(AREA_SCHEMAS).partial();

/** Every area as it is now, for another shop; without those that a new shop has not filled in yet, which none could take. */
export function exportedSettings(settings: Context['settings']): Partial<Settings> {
  const areas = SETTINGS_AREAS.map((area) => [area, settings.area(area).value] as const);
  const whole = areas.filter(([area, value]) => AREA_SCHEMAS[area].safeParse(value).success);
  // Safe: the areas' names are the type's keys.
  return Object.fromEntries(whole) as Partial<Settings>;
}

/**
 * Takes the areas of an exported file: all of them, each as a new version, or none. Returns those that changed.
 * @throws BadSettings, also for a tree without the categories of present products
 */
export async function importSettings(ctx: Context, file: unknown): Promise<SettingsArea[]> {
  const parsed = settingsFile.safeParse(file);
  if (!parsed.success) {
    throw new BadSettings(
      parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'archivo'}: ${message}`),
    );
  }
  const given = parsed.data;
  const changed = await inTransaction(ctx, async (ctx) => {
    // The catalogue in memory has the categories, and its version says when to read them.
    if (given.categories !== undefined) {
      await nextNumber(ctx, 'catalogue-version');
      await assertRoomForProducts(ctx, given.categories.tree);
    }
    const areas: SettingsArea[] = [];
    for (const area of SETTINGS_AREAS) {
      const value = given[area];
      if (value !== undefined && (await isChanged(ctx, area, value))) areas.push(area);
    }
    return areas;
  });
  await Promise.all([ctx.settings.catchUp(), ctx.catalogue.catchUp()]);
  return changed;
}

async function assertRoomForProducts({ db }: Context, tree: CategoryTree): Promise<void> {
  const present = await readCategories(db);
  const lost = (await storedPlaces(db)).filter(
    (place) => place.products > 0 && hasCategory(present.tree, place) && !hasCategory(tree, place),
  );
  if (lost.length === 0) return;
  const names = lost.map(({ subsection, type, products }) => `${subsection}, ${type} (${products})`);
  throw new BadSettings([
    `categories: faltan categorías que tienen productos; agrégalas al archivo o mueve antes esos productos: ${names.join('; ')}`,
  ]);
}

async function isChanged<Area extends SettingsArea>(
  ctx: Context,
  area: Area,
  value: Settings[Area],
): Promise<boolean> {
  const before = ctx.settings.area(area).version;
  const { version } = await replaceSettings(ctx, { area, value, expectedVersion: null });
  return version !== before;
}
