import type { Product } from '../products/product.ts';
import type { ImportFault, ImportRow } from './import-row.ts';
import type { ReadingRules } from './reading-rules.ts';
import type { NamedVariants } from './variant-names.ts';
import { hasStock } from './written-stock.ts';

export type ReadVariants = Pick<Product, 'colours' | 'models'> & {
  readonly unknown: readonly { readonly name: string; readonly row: ImportRow }[];
  /** Those of which the rows say that there is none; `null` where they say nothing of stock. */
  readonly soldOut: readonly string[] | null;
  readonly isNothingLeft: boolean;
};

/** What the rows of a product say, one for each variant. */
export function variantsOfRows({ kind, variants, unknownColours }: NamedVariants): ReadVariants {
  const names = [...new Set(variants.map(({ name }) => name))];
  const stock = variants.map(({ row, name }) => ({ name, has: hasStock(row) }));
  const isSaid = stock.some(({ has }) => has !== null);
  const left = new Set(stock.filter(({ has }) => has !== false).map(({ name }) => name));
  const gone = names.filter((name) => !left.has(name));
  const isNothingLeft = isSaid && gone.length === names.length;
  return {
    ...(kind === 'colours' ? { colours: names, models: [] } : { colours: [], models: names }),
    unknown: unknownColours,
    soldOut: isSaid ? (isNothingLeft ? [] : gone) : null,
    isNothingLeft,
  };
}

type WrittenVariants = Pick<Product, 'colours' | 'models'> & {
  readonly row: ImportRow;
  readonly before: Product;
};

/** What the product's own columns of colours and models say. */
export function variantsOfCells(
  { colours: written, models, row, before }: WrittenVariants,
  { source, readColour }: Pick<ReadingRules, 'source' | 'readColour'>,
): ReadVariants {
  const kept = { soldOut: null, isNothingLeft: before.isSoldOut };
  const read = written.map((name) => ({
    name,
    reading: before.colours.includes(name) ? ({ is: 'colour', name } as const) : readColour(name),
  }));
  if (source !== 'hilvan' && read.some(({ reading }) => reading.is === 'model'))
    return { colours: [], models: [...written, ...models], unknown: [], ...kept };
  const colours = read.map(({ name, reading }) => (reading.is === 'colour' ? reading.name : name));
  const unknown = read.flatMap(({ name, reading }) => (reading.is === 'unknown' ? [{ name, row }] : []));
  return { colours, models, unknown: source === 'hilvan' ? [] : unknown, ...kept };
}

export function unknownColour({ name, row }: ReadVariants['unknown'][number]): ImportFault {
  const field = row.cells.optionValue1 === undefined ? 'colours' : 'optionValue1';
  const reason = `«${name}» no es un color de la tienda: elige cuál, o déjalo como modelo`;
  return { row: row.row, field, reason };
}
