import fc, { type Arbitrary } from 'fast-check';
import { centavos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import { bookOf, csvOf, ERROR, type WrittenCell, type WrittenTable } from './written-sheet.ts';

/** A list of products as somebody keeps it: the code and the price of each row, which no reading may get wrong. */
export type ListedProduct = Pick<Product, 'code' | 'price'>;

type List = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly WrittenCell[])[];
  /** The columns of code and price. */
  readonly code: number;
  readonly price: number;
};

const NAMES = ['Botón nácar', 'Cinta de raso', 'Hilo «Ñandú»', 'Aguja N.º 5', 'Cierre común'];

const LISTS: readonly List[] = [
  listOf(['Código', 'Nombre', 'Categoría', 'Precio'], (code, name, price) => [code, name, 'Botones', price]),
  listOf(['Ref.', 'Artículo', 'Rubro', 'Lista', 'Notas'], (code, name, price) => [
    code,
    name,
    'Cierres > Común',
    price,
    'x',
  ]),
  listOf(
    ['Identificador de URL', 'Nombre', 'Categorías', 'Precio', 'Nombre de propiedad 1', 'SKU', 'Stock'],
    (code, name, price) => [code.toLowerCase(), name, 'Raso', price, '', code, ''],
  ),
  listOf(['ID', 'SKU', 'Name', 'Regular price', 'Parent', 'Categories'], (code, name, price) => [
    code.slice(2),
    code,
    name,
    price,
    '',
    'Reglas',
  ]),
  listOf(['Title', 'URL handle', 'Type', 'SKU', 'Price', 'Option1 name'], (code, name, price) => [
    name,
    code.toLowerCase(),
    'Aceites',
    code,
    price,
    '',
  ]),
];

function listOf(
  header: readonly string[],
  row: (code: string, name: string, price: number) => readonly WrittenCell[],
): List {
  const rows = NAMES.map((name, index) => row(`P-${100 + 7 * index}`, name, 1250 + index * 1111.5));
  const [first = []] = rows;
  return { header, rows, code: first.indexOf('P-100'), price: first.indexOf(1250) };
}

/** One way in which people and programs change a list on its way. */
export type Mutation = {
  readonly list: number;
  readonly order: number;
  readonly titles: number;
  readonly blankAt: number;
  readonly error: { readonly row: number; readonly isCode: boolean } | null;
  readonly form: 'plain' | 'thousands' | 'sign' | 'spaced' | 'dash';
  readonly kind:
    | 'utf-8'
    | 'marked'
    | 'windows'
    | 'utf-16'
    | 'mac'
    | 'dos'
    | 'xlsx'
    | 'xlsb'
    | 'biff8'
    | 'ods';
  readonly separator: ';' | ',' | '\t';
  readonly hidesOld: boolean;
  readonly isFormatted: boolean;
  /** The bytes that break, as parts of the file and new values; none for most files. */
  readonly broken: readonly (readonly [at: number, byte: number])[];
};

export const anyMutation: Arbitrary<Mutation> = fc.record({
  list: fc.nat(LISTS.length - 1),
  order: fc.nat(719),
  titles: fc.nat(3),
  blankAt: fc.nat(6),
  error: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.record({ row: fc.nat(4), isCode: fc.boolean() }) },
  ),
  form: fc.constantFrom('plain', 'thousands', 'sign', 'spaced', 'dash'),
  kind: fc.constantFrom(
    ...(['utf-8', 'marked', 'windows', 'utf-16', 'mac', 'dos', 'xlsx', 'xlsb', 'biff8', 'ods'] as const),
  ),
  separator: fc.constantFrom(';', ',', '\t'),
  hidesOld: fc.boolean(),
  isFormatted: fc.boolean(),
  broken: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.array(
        fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0x80, max: 0xff })),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
    },
  ),
});

const MAC = { á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ú: 0x9c, ñ: 0x96, Ñ: 0x84, '«': 0xc7, '»': 0xc8, º: 0xbc };
const DOS = { á: 0xa0, é: 0x82, í: 0xa1, ó: 0xa2, ú: 0xa3, ñ: 0xa4, Ñ: 0xa5, '«': 0xae, '»': 0xaf, º: 0xa7 };

/** The file, and what its rows say. */
export function mutatedFile(mutation: Mutation): { bytes: Buffer; products: readonly ListedProduct[] } {
  const list = LISTS[mutation.list] ?? LISTS[0];
  if (list === undefined) throw new Error('no list');
  const isBook = ['xlsx', 'xlsb', 'biff8', 'ods'].includes(mutation.kind);
  const table = mutatedTable(list, mutation, isBook);
  const products = list.rows.map((row) => ({
    code: String(row[list.code]),
    price: centavos(Math.round(Number(row[list.price]) * 100)),
  }));
  return {
    bytes: broken(isBook ? bookBytes(table, mutation) : textBytes(table, mutation), mutation),
    products,
  };
}

function mutatedTable(
  list: List,
  { order, titles, blankAt, error, form, isFormatted }: Mutation,
  isBook: boolean,
): WrittenTable {
  const places = permutation(list.header.length, order);
  const rows = list.rows.map((row, index) =>
    row.map((cell, column): WrittenCell => {
      const isHit = error?.row === index && column === (error.isCode ? list.code : list.price);
      if (isHit) return ERROR;
      if (column !== list.price || typeof cell !== 'number') return cell;
      if (!isBook) return writtenAs(cell, form);
      return isFormatted ? { number: cell, format: '#,##0.00' } : cell;
    }),
  );
  rows.splice(
    blankAt,
    0,
    list.header.map(() => ''),
  );
  const shuffled = [list.header, ...rows].map((row) => places.map((place) => row[place] ?? ''));
  const above = Array.from({ length: titles }, (_, index) => [`Lista de diciembre, hoja ${index + 1}`]);
  return [...above, ...shuffled];
}

function permutation(length: number, seed: number): number[] {
  const left = Array.from({ length }, (_, index) => index);
  return Array.from({ length }, (_, index) => left.splice((seed + index * 7) % left.length, 1)[0] ?? 0);
}

/** Each tells its form, so that a column can't be read in two ways. */
function writtenAs(price: number, form: Mutation['form']): string {
  const [whole = '', cents = ''] = price.toFixed(2).split('.');
  const grouped = (sign: string) => whole.replace(/\B(?=(?:\d{3})+$)/g, sign);
  const written = {
    plain: `${whole},${cents}`,
    thousands: `${grouped('.')},${cents}`,
    sign: `$ ${grouped('.')},${cents}`,
    spaced: `${grouped(' ')},${cents}`,
    dash: `$${grouped('.')},${cents}.-`,
  };
  return written[form];
}

function bookBytes(table: WrittenTable, { kind, hidesOld }: Mutation): Buffer {
  const old = table.map((row) => row.map((cell) => (typeof cell === 'number' ? cell / 2 : cell)));
  // The writer of tests can't hide a sheet of ODS.
  const sheets = hidesOld && kind !== 'ods' ? { Vieja: old, Lista: table } : { Lista: table };
  return bookOf(sheets, { kind: kind as 'xlsx', hidden: ['Vieja'] });
}

function textBytes(table: WrittenTable, { kind, separator }: Mutation): Buffer {
  const text = csvOf(table, separator);
  if (kind === 'marked') return Buffer.from(`\ufeff${text}`);
  if (kind === 'utf-16') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (kind === 'utf-8') return Buffer.from(text);
  const letters: Readonly<Record<string, number>> = kind === 'mac' ? MAC : kind === 'dos' ? DOS : {};
  return Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
}

/** Not of UTF-16, where a changed byte is another letter without a trace. */
function broken(bytes: Buffer, { broken: parts, kind }: Mutation): Buffer {
  if (kind === 'utf-16') return bytes;
  const changed = Buffer.from(bytes);
  for (const [at, byte] of parts) changed[Math.min(bytes.length - 1, Math.floor(at * bytes.length))] = byte;
  return changed;
}
