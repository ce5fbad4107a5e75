import { aProduct } from '#domain/products/a-product.ts';
import type { CorpusFile } from './corpus-file.ts';
import { bookOf, csvOf } from './written-sheet.ts';

const PLACES = { '': { section: 'Merceria', subsection: 'Cierres', type: 'Otros' } } as const;
const NO_PLACE = { 'Sin categoría': PLACES[''] };

/** A wholesaler of haberdashery: a workbook with titles between the products, totals, and prices without VAT. */
const WHOLESALER: readonly CorpusFile[] = [
  {
    name: 'títulos entre los productos y totales',
    bytes: bookOf({
      Lista: [
        ['CASA HILVÁN · LISTA MAYORISTA'],
        [],
        ['Código', 'Artículo', 'Lista'],
        ['', 'BOTONES', ''],
        ['BO-1', 'Botón', 120],
        ['CIERRES', '', ''],
        ['CI-1', 'Cierre', 2250],
        ['', 'TOTAL ARTÍCULOS', 2],
        ['TOTAL', '', 2370],
      ],
    }),
    choices: { categories: NO_PLACE },
    new: ['BO-1 · Botón · 120', 'CI-1 · Cierre · 2250'],
    leftOut: 4,
  },
  {
    name: 'precios más IVA, sin decir si se suma',
    bytes: 'Código;Artículo;Precio\nBO-1;Botón;$ 1.234,50 + IVA\n',
    choices: { categories: NO_PLACE },
    errors: ['fila 2, columna C «Precio»: «$ 1.234,50 + IVA» no tiene el IVA: di si se suma'],
  },
  {
    name: 'precios más IVA, que se suma',
    bytes:
      'Código;Artículo;Precio;IVA\nBO-1;Botón;$ 1.000,00 + IVA;21\nBO-2;Botón doble;$ 1.000,00 + IVA;10,5\n',
    choices: { categories: NO_PLACE, addVat: true },
    new: ['BO-1 · Botón · 1210', 'BO-2 · Botón doble · 1105'],
  },
  {
    name: 'precios más IVA, que queda como está',
    bytes: 'Código;Artículo;Precio sin IVA\nBO-1;Botón;1.000,00\n',
    choices: { categories: NO_PLACE, addVat: false },
    new: ['BO-1 · Botón · 1000'],
  },
  {
    name: 'precios de costo con IVA y margen, que se suman',
    bytes: 'Código;Artículo;Precio sin IVA\nBO-1;Botón;1.000,00\nBO-2;Botón doble;0,33\n',
    choices: { categories: NO_PLACE, addVat: true, margin: '30' },
    new: ['BO-1 · Botón · 1573', 'BO-2 · Botón doble · 0.52'],
  },
  {
    name: 'el nombre bajo Descripción, y un mayorista sin cantidad',
    bytes: 'Cod.;Descripción;Lista;Mayorista\nBO-1;Botón;120,00;100,00\n',
    choices: { categories: NO_PLACE },
    new: ['BO-1 · Botón · 120'],
  },
  {
    name: 'lista sin títulos de columnas',
    bytes: 'BO-1;Botón;120,00\nBO-2;Botón doble;150,00\n',
    choices: {
      categories: NO_PLACE,
      mapping: { 'Columna A': 'code', 'Columna B': 'name', 'Columna C': 'price' },
    },
    new: ['BO-1 · Botón · 120', 'BO-2 · Botón doble · 150'],
  },
];

/** A maker of zips: a row for each colour of a code, numbers in the ways in which people type them. */
const ZIP_MAKER: readonly CorpusFile[] = [
  {
    name: 'una fila para cada color',
    bytes: csvOf([
      ['Código', 'Artículo', 'Color', 'P. unit.'],
      ['CI-1', 'Cierre', 'Negro', '2.250,00'],
      ['CI-1', 'Cierre', 'Blanco', '2.250,00'],
      ['CI-2', 'Cierre doble', 'Rojo', '3.000,00'],
    ]),
    choices: { categories: NO_PLACE },
    new: ['CI-1 · Cierre · 2250 · Negro, Blanco', 'CI-2 · Cierre doble · 3000 · Rojo'],
  },
  {
    name: 'dos precios bajo un código, un producto por precio',
    bytes: csvOf([
      ['Código', 'Artículo', 'Color', 'Talle', 'P. unit.'],
      ['CI-1', 'Cierre', 'Negro', '50 cm', '2.250,00'],
      ['CI-1', 'Cierre', 'Blanco', '50 cm', '2.250,00'],
      ['CI-1', 'Cierre', 'Negro', '70 cm', '2.780,00'],
      ['CI-1', 'Cierre', 'Blanco', '70 cm', '2.780,00'],
    ]),
    choices: { categories: NO_PLACE, options: { splitPrices: true } },
    new: [
      'CI-1-50cm · Cierre 50 cm · 2250 · Negro, Blanco',
      'CI-1-70cm · Cierre 70 cm · 2780 · Negro, Blanco',
    ],
  },
  {
    name: 'el mismo código dos veces',
    bytes: 'Código;Artículo;Precio\nCI-1;Cierre;10,00\nCI-1;Cierre;12,00\n',
    choices: { categories: NO_PLACE },
    new: ['CI-1 · Cierre · 10'],
    errors: ['fila 3, columna A «Código»: repite el producto de la fila 2'],
  },
  {
    name: 'importes como se escriben',
    bytes: csvOf([
      ['Código', 'Artículo', 'Precio'],
      ['A-1', 'Uno', '$1.234,50.-'],
      ['A-2', 'Dos', '1 234,50'],
      ['A-3', 'Tres', 'AR$ 1.234,50'],
      ['A-4', 'Cuatro', '1.234,-'],
      ['A-5', 'Cinco', 'ARS 1\u00a0234,50'],
      ['A-6', 'Seis', '$ 1.234,50 IVA incluido'],
    ]),
    choices: { categories: NO_PLACE },
    new: [
      'A-1 · Uno · 1234.5',
      'A-2 · Dos · 1234.5',
      'A-3 · Tres · 1234.5',
      'A-4 · Cuatro · 1234',
      'A-5 · Cinco · 1234.5',
      'A-6 · Seis · 1234.5',
    ],
  },
  {
    name: 'dólares, que no son pesos',
    bytes: 'Código;Artículo;Precio\nCI-1;Cierre;U$S 10,00\nCI-2;Cierre;USD 10,00\n',
    choices: { categories: NO_PLACE },
    errors: [
      'fila 2, columna C «Precio»: «U$S 10,00» no es un número',
      'fila 3, columna C «Precio»: «USD 10,00» no es un número',
    ],
  },
];

const THREAD = aProduct({
  ...{ id: 'hilo', code: 'HI-1', name: 'Hilo', brand: '', price: null, bulkOffer: null },
  ...{ section: 'Merceria', subsection: 'Hilos', type: 'Bordar', colours: ['Rojo', 'Azul'], models: [] },
});

/** A spinning mill: its lists name each colour by a code of its own. */
const MILL: readonly CorpusFile[] = [
  {
    name: 'el código de una variante encuentra su producto',
    bytes: 'Código;Precio\nHI-1-AZ;5.000,00\n',
    choices: { present: [THREAD], variantCodes: { 'hi-1-az': 'hilo' } },
    changed: ['HI-1 · Hilo · 5000 · Rojo, Azul'],
  },
  {
    name: 'los códigos de dos variantes, con un precio',
    bytes: 'Código;Precio\nHI-1-RO;5.000,00\nHI-1-AZ;5.000,00\n',
    choices: { present: [THREAD], variantCodes: { 'hi-1-az': 'hilo', 'hi-1-ro': 'hilo' } },
    changed: ['HI-1 · Hilo · 5000 · Rojo, Azul'],
  },
  {
    name: 'los códigos de dos variantes, con dos precios',
    bytes: 'Código;Precio\nHI-1-RO;5.000,00\nHI-1-AZ;6.000,00\n',
    choices: { present: [THREAD], variantCodes: { 'hi-1-az': 'hilo', 'hi-1-ro': 'hilo' } },
    errors: [
      'fila 3, columna B «Precio»: «6.000,00» no es el precio de las otras variantes: en la tienda comparten uno',
    ],
  },
  {
    name: 'un código que nadie conoce queda afuera',
    bytes: 'Código;Precio\nHI-9;5.000,00\n',
    choices: { present: [THREAD], options: { create: false } },
    skipped: 1,
  },
  {
    name: 'un código con ñ en un alfabeto que el archivo no dice',
    bytes: Buffer.from('Código;Artículo;Precio\nÑ-1;Hilo;10,00\n', 'latin1'),
    choices: { categories: NO_PLACE },
    errors: [
      'fila 2, columna A «Código»: «Ñ-1» tiene letras que dependen del alfabeto del archivo: guárdalo como CSV UTF-8 o XLSX y súbelo otra vez',
    ],
  },
  {
    name: 'una lista de pedidos',
    bytes: 'Pedido;Fecha;Estado\n1;2;3\n',
    refused: 'Es una lista de pedidos, no de productos.',
  },
];

export const SUPPLIERS_FILES: readonly CorpusFile[] = [...WHOLESALER, ...ZIP_MAKER, ...MILL];
