import { type RawBuilder, sql } from 'kysely';
import { storedVat } from '#domain/law/vat.ts';
import { storedSection } from '#domain/products/sections.ts';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import type { ProductRow } from '#server/db/tables/catalogue-tables.ts';
import type { MarkKind } from '#server/db/tables/price-tables.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';

// A batch of marks counts from its beginning on, like one of prices, and is copied to the products afterwards in pieces
// (see docs/adr/0021). The marks of a row are JSON of the product's columns.

type MarkColumn = keyof Pick<
  ProductRow,
  'is_hidden' | 'is_offer' | 'is_sold_out' | 'sold_out_variants' | 'section' | 'subsection' | 'type' | 'vat'
>;

type Marks = Readonly<Partial<Pick<ProductRow, MarkColumn> & { is_deleted: number }>>;

/** The marks of each kind, as a product has them. */
const MARKS_OF: Readonly<Record<MarkKind, (product: StoredProduct) => Marks>> = {
  visibility: ({ isHidden }) => ({ is_hidden: isHidden ? 1 : 0 }),
  offer: ({ isOffer }) => ({ is_offer: isOffer ? 1 : 0 }),
  availability: ({ isSoldOut, soldOutVariants }) => ({
    is_sold_out: isSoldOut ? 1 : 0,
    sold_out_variants: JSON.stringify(soldOutVariants),
  }),
  place: ({ section, subsection, type }) => ({ section, subsection, type }),
  vat: ({ vat }) => ({ vat }),
  deletion: ({ deletedAt }) => ({ is_deleted: deletedAt === null ? 0 : 1 }),
};

/** The marks of one kind as JSON; equal marks are equal texts. */
export function marksJson(kind: MarkKind, product: StoredProduct): string {
  return JSON.stringify(MARKS_OF[kind](product));
}

/** @param json as `marksJson` makes it */
export function markedRow<Row extends ProductRow>(row: Row, json: string): Row {
  const { is_deleted: isDeleted, ...columns } = marksIn(json);
  const marked = { ...row, ...columns };
  if (isDeleted === undefined) return marked;
  return { ...marked, deleted_at: isDeleted === 1 ? row.updated_at : null };
}

/** The same for a product at hand. */
export function withMarks(product: StoredProduct, json: string): StoredProduct {
  const { is_hidden, is_offer, is_sold_out, sold_out_variants, is_deleted, vat, ...place } = marksIn(json);
  return {
    ...product,
    section: place.section === undefined ? product.section : storedSection(place.section),
    subsection: place.subsection ?? product.subsection,
    type: place.type ?? product.type,
    vat: vat === undefined ? product.vat : storedVat(vat),
    deletedAt: deletedAtOf(product, is_deleted),
    isHidden: is_hidden === undefined ? product.isHidden : is_hidden === 1,
    isOffer: is_offer === undefined ? product.isOffer : is_offer === 1,
    isSoldOut: is_sold_out === undefined ? product.isSoldOut : is_sold_out === 1,
    soldOutVariants:
      sold_out_variants === undefined ? product.soldOutVariants : JSON.parse(sold_out_variants),
  };
}

function deletedAtOf({ deletedAt, updatedAt }: StoredProduct, isDeleted: number | undefined): number | null {
  if (isDeleted === undefined) return deletedAt;
  return isDeleted === 1 ? (deletedAt ?? updatedAt) : null;
}

// Only `marksJson` makes these texts.
function marksIn(json: string): Marks {
  return JSON.parse(json) as Marks;
}

type Settings = Readonly<Record<string, RawBuilder<unknown>>>;

/** The columns that a kind sets; statements leave the rest alone, because indexes make it dear. */
function settingsOf(db: Database, kind: MarkKind): Settings {
  const marks = isSqlite(db)
    ? sql.ref('price_changes.marks_after')
    : sql`cast(price_changes.marks_after as json)`;
  const text = (name: string) => sql`${marks} ->> ${sql.lit(name)}`;
  const flag = (name: string) => sql`cast(${text(name)} as integer)`;
  const settings = {
    visibility: { is_hidden: flag('is_hidden') },
    offer: { is_offer: flag('is_offer') },
    availability: { is_sold_out: flag('is_sold_out'), sold_out_variants: text('sold_out_variants') },
    vat: { vat: text('vat') },
    place: { section: text('section'), subsection: text('subsection'), type: text('type') },
    deletion: {
      deleted_at: sql`case when ${flag('is_deleted')} = 1 then price_batches.applied_at end`,
    },
  } satisfies Record<MarkKind, Settings>;
  return settings[kind];
}

/** Copies the marks of a batch in progress to the products that still have the version before. */
export async function copyMarks(
  db: Database,
  { kind, condition }: { kind: MarkKind; condition: RawBuilder<unknown> },
): Promise<void> {
  const set = Object.entries(settingsOf(db, kind)).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  await sql`
    update products set ${sql.join(set)},
      version = products.version + 1,
      changed_in = price_batches.applied_in,
      updated_at = price_batches.applied_at
    from price_changes, price_batches
    where price_batches.status = 'settling' and price_changes.batch_id = price_batches.id
      and price_changes.is_left_out = 0 and ${condition}
      and products.id = price_changes.product_id and products.version = price_changes.version
  `.execute(db);
}
