import { type ChosenColours, colourKey } from '#domain/imports/colour-reading.ts';
import type { Database } from '#server/db/connect.ts';

/** How the shop reads colours of other programs, as somebody chose for this file or an earlier one. */
export async function rememberedColours(db: Database): Promise<ChosenColours> {
  const rows = await db.selectFrom('import_colours').selectAll().execute();
  return new Map(rows.map(({ name, colour }) => [name, colour]));
}

/** Keeps the choices for later files. */
export async function rememberColours(
  db: Database,
  colours: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, colour] of Object.entries(colours)) {
    await db
      .insertInto('import_colours')
      .values({ name: colourKey(name), colour })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ colour }))
      .execute();
  }
}
