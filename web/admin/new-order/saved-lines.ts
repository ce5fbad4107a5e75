import type { Quantities } from '#domain/products/quantities.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasId } from '../promised-shape.ts';
import type { DeskLine } from './desk-lines.ts';

const KEY = 'hilvan:pedido-nuevo:lineas';

/** A line as this tab keeps it; its product is fetched again, so prices are of today. */
type SavedLine = {
  readonly id: string;
  readonly name: string;
  readonly quantities: Quantities;
  readonly open: number;
};

export type RestoredLines = {
  readonly lines: readonly DeskLine[];
  /** The names of products that are gone since. */
  readonly gone: readonly string[];
};

/** Keeps the lines until the tab is closed, so that a reload or a login loses nothing. */
export function saveLines(lines: readonly DeskLine[]): void {
  const saved = lines.map(({ product, quantities, open }) => {
    return { id: product.id, name: product.name, quantities, open } satisfies SavedLine;
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
  for (const [position, { name, quantities, open }] of saved.entries()) {
    const answer = products[position];
    if (answer?.ok) lines.push({ product: productFromWire(answer.data), quantities, open });
    else if (answer?.status === 404) gone.push(name);
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
