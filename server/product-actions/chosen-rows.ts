import { hasCategory } from '#domain/catalogue/categories.ts';
import type { ProductAction } from '#domain/catalogue/product-action.ts';
import { afterAction } from '#domain/catalogue/product-action.ts';
import type { CategoryPlace } from '#domain/catalogue/taxonomy.ts';
import { codeKey } from '#domain/entries/catalogue-entry.ts';
import type { ChosenProduct } from '#schemas/product-action.ts';
import type { ProductFilter } from '#schemas/product-filter.ts';
import { everyMatch } from '#server/catalogue/list-products.ts';
import { goneCategory } from '#server/catalogue/present-place.ts';
import { marksJson } from '#server/catalogue/product-marks.ts';
import { findProducts } from '#server/catalogue/queries.ts';
import type { MarkKind } from '#server/db/tables/price-tables.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { isEditedSince, type StoredProduct } from '#server/kernel/stored-product.ts';
import type { StagedRow } from '#server/price-changes/stage-batch.ts';

/** Products that are looked at in one go; they take a ms or two. */
const PIECE = 500;
/** A refusal names so many, and counts the rest. */
const NAMED = 100;

/** The marks that each action sets. */
export const MARK_KINDS = {
  hide: 'visibility',
  show: 'visibility',
  offer: 'offer',
  'sold-out': 'availability',
  category: 'place',
  vat: 'vat',
  delete: 'deletion',
  restore: 'deletion',
} as const satisfies Record<ProductAction['kind'], MarkKind>;

/** Either is `null`. */
export type Choice = { readonly ids: readonly ChosenProduct[] | null; readonly select: ProductFilter | null };

/**
 * The rows of a batch that acts on the chosen products; products on which nothing would change are left out.
 * @throws Refusal 'rows-changed' for products of another version, or gone · 'code-taken' for codes of restored ones ·
 *   'invalid-request' for one to restore whose category is gone
 */
export async function chosenRows(ctx: Context, choice: Choice, action: ProductAction): Promise<StagedRow[]> {
  const products = await chosenProducts(ctx, choice, { withDeleted: action.kind === 'restore' });
  const kind = MARK_KINDS[action.kind];
  const letPass = breathsBetween();
  const rows: StagedRow[] = [];
  const restored: StoredProduct[] = [];
  for (const [index, product] of products.entries()) {
    if (index % PIECE === 0) await letPass();
    const row = markedRow(kind, product, afterAction(product, action, ctx.now()));
    if (row === null) continue;
    rows.push(row);
    if (action.kind !== 'restore') continue;
    if (!hasPlaceNow(ctx, product)) throw goneCategory(product, 'value');
    restored.push(product);
  }
  const rivals = withTakenCode(ctx, restored);
  if (rivals.length > 0) throw codesTaken(rivals);
  return rows;
}

/** The row that makes one state of a product the other; `null` when their marks are the same. */
export function markedRow(kind: MarkKind, before: StoredProduct, after: StoredProduct): StagedRow | null {
  const marks = { before: marksJson(kind, before), after: marksJson(kind, after) };
  if (marks.before === marks.after) return null;
  return { productId: before.id, version: before.version, before, after: before, offer: null, marks };
}

/** Whether the tree has the product's place: it may have gone while the product was deleted. */
export function hasPlaceNow({ catalogue }: Pick<Context, 'catalogue'>, place: CategoryPlace): boolean {
  return hasCategory(catalogue.categories().tree, place);
}

/** Those of the deleted products whose code another has by now, or another of them. */
export function withTakenCode(
  { catalogue }: Pick<Context, 'catalogue'>,
  deleted: readonly StoredProduct[],
): StoredProduct[] {
  const wanted = new Set(deleted.flatMap(({ code }) => (code === null ? [] : [codeKey(code)])));
  if (wanted.size === 0) return [];
  const taken = new Set<string>();
  for (const { code, product } of catalogue.all().entries) {
    if (product.code !== null && wanted.has(code)) taken.add(code);
  }
  return deleted.filter(({ code }) => {
    if (code === null) return false;
    const isTaken = taken.has(codeKey(code));
    taken.add(codeKey(code));
    return isTaken;
  });
}

async function chosenProducts(
  ctx: Context,
  { ids, select }: Choice,
  { withDeleted }: { withDeleted: boolean },
): Promise<readonly StoredProduct[]> {
  if (select !== null) return everyMatch(ctx, { ...select, deleted: withDeleted });
  const found = await productsWithIds(ctx, ids ?? [], { withDeleted });
  const changed: StoredProduct[] = [];
  const gone: string[] = [];
  const products: StoredProduct[] = [];
  for (const [id, version] of new Map((ids ?? []).map(({ _id, version }) => [_id, version]))) {
    const product = found.get(id);
    if (product === undefined) gone.push(id);
    else if (version !== undefined && isEditedSince(product, version)) changed.push(product);
    else products.push(product);
  }
  if (changed.length + gone.length > 0) throw productsChanged(changed, gone);
  return products;
}

async function productsWithIds(
  ctx: Context,
  ids: readonly ChosenProduct[],
  { withDeleted }: { withDeleted: boolean },
): Promise<ReadonlyMap<string, StoredProduct>> {
  const letPass = breathsBetween();
  const found = new Map<string, StoredProduct>();
  for (let start = 0; start < ids.length; start += PIECE) {
    await letPass();
    const missing: string[] = [];
    for (const { _id: id } of ids.slice(start, start + PIECE)) {
      const product = ctx.catalogue.product(id);
      if (product === null) missing.push(id);
      else found.set(id, product);
    }
    if (!withDeleted || missing.length === 0) continue;
    for (const product of await findProducts(ctx.db, missing)) found.set(product.id, product);
  }
  return found;
}

type Named = Pick<StoredProduct, 'id' | 'code' | 'name'>;

function productsChanged(changed: readonly Named[], gone: readonly string[]): Refusal {
  const count = changed.length + gone.length;
  const words = count === 1 ? 'Un producto cambió' : `${count} productos cambiaron`;
  const rows = [...changed.map(namedRow), ...gone.map((_id) => ({ _id, code: '', name: '' }))];
  return new Refusal('rows-changed', {
    detail: `${words} desde que los elegiste. No se aplicó nada: mira la lista otra vez.`,
    members: { count, rows: rows.slice(0, NAMED) },
  });
}

function codesTaken(rivals: readonly Named[]): Refusal {
  const [first] = rivals;
  const others = rivals.length === 1 ? '' : ` y de ${rivals.length - 1} más`;
  return new Refusal('code-taken', {
    detail: `Otro producto ya tiene el código de ${first?.name ?? ''}${others}. No se restauró nada.`,
    members: { count: rivals.length, rows: rivals.slice(0, NAMED).map(namedRow) },
  });
}

export function namedRow({ id, code, name }: Named) {
  return { _id: id, code: code ?? '', name };
}
