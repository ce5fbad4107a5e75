import { amountText, quantityText } from '../measure/quantity-text.ts';
import { readQuantity } from '../measure/read-quantity.ts';
import type { SaleUnit } from '../measure/sale-unit.ts';
import type { Product } from '../products/product.ts';
import { shelfVariants } from '../stock/shelf-variants.ts';
import { MOST_STOCK } from '../stock/stock-move.ts';
import { shelfUnit } from '../stock/stock-unit.ts';
import { normalised } from '../text/normalised.ts';
import type { ImportCell, ImportFault, ImportRow } from './import-row.ts';
import { ownNames } from './list-in-cell.ts';
import { oddReason } from './odd-cell.ts';
import type { RowGroup } from './row-groups.ts';
import type { NamedVariants } from './variant-names.ts';

/** What a file says was counted of a variant, by the shelf's name; in smallest parts. */
export type WrittenCount = { readonly variant: string; readonly counted: number };

type Written = { readonly counts: readonly WrittenCount[]; readonly faults: readonly ImportFault[] };

type Shelved = Pick<Product, 'colours' | 'models' | 'saleUnit'>;

/**
 * The counts of a product's rows (STOCK-006): '12', '8,5', of several variants 'Rojo: 12 | Azul: 4', or a row for each of
 * them. An empty cell says nothing.
 */
export function writtenCounts(
  { main }: RowGroup,
  product: Shelved,
  ofRows: Pick<NamedVariants, 'variants'> | null,
): Written {
  const counts: WrittenCount[] = [];
  const faults: ImportFault[] = [];
  const add = ({ row }: ImportRow, variant: string | null, text: string, name = text) => {
    const counted = countedParts(text, product.saleUnit);
    const reason = reasonOf({ variant, counted, isTwice: counts.some((one) => one.variant === variant) });
    if (reason !== null) faults.push({ row, field: 'onShelf', reason: `«${name}» ${reason}` });
    else if (variant !== null && counted !== null) counts.push({ variant, counted });
  };
  const rows = ofRows?.variants ?? [{ row: main, name: '' }];
  for (const { row, name } of rows) {
    const cell = row.cells.onShelf;
    if (cell === undefined || isEmpty(cell)) continue;
    if (cell.odd === 'date') {
      faults.push({ row: row.row, field: 'onShelf', reason: oddReason(cell.odd, cell.text) });
    } else if (ofRows !== null) {
      add(row, variantNamed(product, name), textOf(cell), name);
    } else if (shelfVariants(product).includes('')) {
      add(row, '', textOf(cell));
    } else {
      for (const written of ownNames(cell.text)) {
        const colon = written.lastIndexOf(':');
        const variant = colon === -1 ? null : variantNamed(product, written.slice(0, colon));
        add(row, variant, written.slice(colon + 1), written);
      }
    }
  }
  return { counts, faults };
}

type Judged = {
  readonly variant: string | null;
  readonly counted: number | null;
  readonly isTwice: boolean;
};

function reasonOf({ variant, counted, isTwice }: Judged): string | null {
  if (variant === null) return 'no es un color o modelo del producto con su cantidad: «Rojo: 12 | Azul: 4»';
  if (counted === null) return 'no es una cantidad de la unidad';
  return isTwice ? 'repite un color o modelo' : null;
}

function variantNamed(product: Shelved, name: string): string | null {
  const wanted = normalised(name.trim());
  return shelfVariants(product).find((one) => one !== '' && normalised(one) === wanted) ?? null;
}

/** A cell as its own file writes it: '12', '8,5', of several variants 'Rojo: 12 | Azul: 4'. */
export function countText(parts: number, unit: Pick<SaleUnit, 'scale'>): string {
  // Without dots of thousands, which are read as decimals where there is a doubt.
  return `${parts < 0 ? '-' : ''}${amountText(Math.abs(parts), unit).replaceAll('.', '')}`;
}

/** Counts as people read them: 'Rojo: 12, Azul: 8,5 m'. */
export function countsInWords(counts: readonly WrittenCount[], unit: SaleUnit): string {
  return counts
    .map(({ variant, counted }) => {
      const amount = unit.code === 'C62' ? countText(counted, unit) : quantityText(counted, unit);
      return variant === '' ? amount : `${variant}: ${amount}`;
    })
    .join(', ');
}

function isEmpty({ text, number }: ImportCell): boolean {
  return text.trim() === '' && number === null;
}

function textOf({ text, number }: ImportCell): string {
  return number ?? text;
}

/** Below 0 it is what the file's own shelf said; whoever compares decides. */
function countedParts(text: string, unit: SaleUnit): number | null {
  const written = text.trim();
  const isBelow = written.startsWith('-');
  const amount = isBelow ? written.slice(1).trim() : written;
  const isNone = /^0+(?:[.,]0+)?$/.test(amount);
  const read = isNone ? { parts: 0 } : readQuantity(amount, shelfUnit(unit));
  if (read === null || !('parts' in read) || read.parts > MOST_STOCK) return null;
  return isBelow ? -read.parts : read.parts;
}
