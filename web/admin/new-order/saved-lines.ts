import { givenExtras, type LineExtras, readExtras } from '#domain/cart/line-extras.ts';
import type { UnitCode } from '#domain/measure/sale-unit.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasId } from '../promised-shape.ts';
import { type DeskLine, withProduct } from './desk-lines.ts';

const KEY = 'hilvan:pedido-nuevo:lineas';

/** A line as this tab keeps it; its product is fetched again, so prices are of today. */
type SavedLine = {
  readonly id: string;
  readonly name: string;
  readonly quantities: Quantities;
  readonly open: number;
  /** The unit in which it counts; left out for pieces. */
  readonly code?: UnitCode;
  readonly extras?: Partial<LineExtras>;
};

export type RestoredLines = {
  readonly lines: readonly DeskLine[];
  /** The names of products that are gone since. */
  readonly gone: readonly string[];
};

/** Keeps the lines until the tab is closed, so that a reload or a login loses nothing. */
export function saveLines(lines: readonly DeskLine[]): void {
  const saved = lines.map(({ product, quantities, extras, open }) => {
    const { code } = product.saleUnit;
    const counted = { quantities, open, ...(code !== 'C62' && { code, extras: givenExtras(extras) }) };
    return { id: product.id, name: product.name, ...counted } satisfies SavedLine;
  });
  try {
    if (saved.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Without storage the lines last until the page is left.
  }
}

/** The lines that this tab kept; `null` when a product can't be fetched now. */
export async function restoredLines(): Promise<RestoredLines | null> {
  const saved = savedLines();
  const products = await Promise.all(saved.map(({ id }) => nullIfUnreachable(() => fetchItem(id))));
  const lines: DeskLine[] = [];
  const gone: string[] = [];
  for (const [position, { name, quantities, open, code = 'C62', extras = {} }] of saved.entries()) {
    const answer = products[position];
    if (answer?.ok) {
      const product = productFromWire(answer.data);
      // What counted in another unit is asked again (UNIT-006).
      if (product.saleUnit.code === code) {
        lines.push({ product, quantities, extras: readExtras(extras), open });
      } else lines.push(...withProduct([], product, product.saleUnit.minimum));
    } else if (answer?.status === 404) gone.push(name);
    else return null;
  }
  return { lines, gone };
}

function fetchItem(id: string) {
  return callAdminApi<WireProduct>(`/items/${encodeURIComponent(id)}`, { isPromised: hasId(id) });
}

function savedLines(): readonly SavedLine[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isSavedLine) : [];
  } catch {
    return [];
  }
}

function isSavedLine(saved: unknown): saved is SavedLine {
  if (typeof saved !== 'object' || saved === null) return false;
  const { id, name, quantities, open } = { id: null, name: null, quantities: null, open: null, ...saved };
  const isNamed = typeof id === 'string' && typeof name === 'string';
  const isCounted = typeof open === 'number' && typeof quantities === 'object' && quantities !== null;
  return isNamed && isCounted && Object.values(quantities).every((units) => Number.isSafeInteger(units));
}
