import type { Product } from '#domain/catalogue/product.ts';
import { screenSection } from '#domain/catalogue/taxonomy.ts';
import { normalised } from '#domain/text/normalised.ts';
import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import { listProducts } from '#server/catalogue/list-products.ts';
import type { Context } from '#server/context.ts';
import { listCell } from './list-cell.ts';
import type { Cell, Column, Sheet } from './sheet.ts';

/** The first column and the three of prices are named as a price list names them: the file can be one. */
const COLUMNS: readonly Column[] = [
  { name: 'Código', width: 14 },
  { name: 'Marca', width: 18 },
  { name: 'Nombre', width: 40 },
  { name: 'Sección', width: 11 },
  { name: 'Subsección', width: 24 },
  { name: 'Tipo', width: 20 },
  { name: 'Precio', width: 13 },
  { name: 'Precio mayorista', width: 16 },
  { name: 'Cantidad mínima', width: 16 },
  { name: 'Oferta', width: 8 },
  { name: 'Oculto', width: 8 },
  { name: 'Colores', width: 30 },
  { name: 'Modelos', width: 30 },
  { name: 'Fotos', width: 30 },
  { name: 'Textos alternativos', width: 30 },
  { name: 'Resumen', width: 30 },
  { name: 'Descripción', width: 40 },
  { name: 'Especificaciones', width: 40 },
];

type ProductFilter = Omit<Parameters<typeof listProducts>[1], 'page' | 'size'>;

const BATCH = 500;

/** The products that match, by section, subsection, type, brand and name; equal catalogues give equal files. */
export function productSheet(ctx: Context, filter: ProductFilter): Sheet {
  assertAdministrator(ctx);
  return { name: 'Productos', columns: COLUMNS, batches: rowBatches(ctx, filter) };
}

/** Sorted one subsection at a time, so that a hundred thousand products hold up nobody else. */
async function* rowBatches(ctx: Context, filter: ProductFilter) {
  const bySubsection = Map.groupBy(await matching(ctx, filter), subsectionKey);
  for (const key of [...bySubsection.keys()].sort(compared)) {
    const sorted = (bySubsection.get(key) ?? [])
      .map((product) => ({ product, key: sortKey(product) }))
      .sort((one, other) => compared(one.key, other.key) || compared(tieKey(one), tieKey(other)));
    for (let start = 0; start < sorted.length; start += BATCH) {
      yield sorted.slice(start, start + BATCH).map(({ product }) => rowOf(product));
    }
  }
}

/** The catalogue in memory gives all at once; deleted products come from the database, page by page. */
async function matching(ctx: Context, filter: ProductFilter): Promise<readonly Product[]> {
  if (!filter.deleted) {
    const { products } = await listProducts(ctx, { ...filter, page: 1, size: Number.MAX_SAFE_INTEGER });
    return products;
  }
  const found: Product[] = [];
  for (let page = 1; ; page += 1) {
    const { products } = await listProducts(ctx, { ...filter, page, size: BATCH });
    found.push(...products);
    if (products.length < BATCH) return found;
  }
}

function subsectionKey({ section, subsection }: Product): string {
  return `${section}\n${normalised(subsection)}`;
}

function sortKey({ type, brand, name, code }: Product): string {
  return [type, brand, name, code ?? ''].map(normalised).join('\n');
}

const tieKey = ({ product }: { product: Product }) => JSON.stringify(rowOf(product));

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function rowOf(product: Product): Cell[] {
  const { price, bulkOffer } = product;
  return [
    product.code ?? '',
    product.brand,
    product.name,
    screenSection(product.section),
    product.subsection,
    product.type,
    price === null ? '' : { pesos: price },
    bulkOffer === null ? '' : { pesos: bulkOffer.packPrice },
    bulkOffer === null ? '' : { units: bulkOffer.minimumUnits },
    product.isOffer ? 'sí' : 'no',
    product.isHidden ? 'sí' : 'no',
    listCell(product.colours),
    listCell(product.models),
    listCell(product.photos),
    listCell(product.altTexts),
    product.summary,
    product.description,
    product.specifications,
  ];
}
