import { aProduct } from '#domain/products/a-product.ts';
import type { CorpusFile } from './corpus-file.ts';
import { bookOf, csvOf, ERROR, type WrittenTable } from './written-sheet.ts';

const HEADER = ['Código', 'Nombre', 'Categoría', 'Precio'];
const NEEDLE = ['AG-1', 'Aguja', 'Agujas > Tejer', 1500.5] as const;
const THREAD = ['HI-1', 'Hilo', 'Hilos > Bordar', 5000] as const;
const TABLE: WrittenTable = [HEADER, [...NEEDLE], [...THREAD]];
const BOTH = ['AG-1 · Aguja · 1500.5', 'HI-1 · Hilo · 5000'];
const with1 = (...row: WrittenTable[number]): WrittenTable => [HEADER, row, [...THREAD]];
const DAY = { number: 46359, format: 'yyyy-mm-dd' };

/** Workbooks of Excel. */
export const EXCEL_FILES: readonly CorpusFile[] = [
  { name: 'una hoja', bytes: bookOf({ Hoja1: TABLE }), new: BOTH, sheet: 'Hoja1' },
  { name: 'XLS', bytes: bookOf({ Hoja1: TABLE }, { kind: 'biff8' }), new: BOTH },
  { name: 'XLSB', bytes: bookOf({ Hoja1: TABLE }, { kind: 'xlsb' }), new: BOTH },
  {
    name: 'una hoja oculta con precios viejos',
    bytes: bookOf(
      { Vieja: [HEADER, ['AG-1', 'Aguja', 'Agujas > Tejer', 1]], Hoja1: TABLE },
      { hidden: ['Vieja'] },
    ),
    new: BOTH,
    sheet: 'Hoja1',
  },
  {
    name: 'una portada delante',
    bytes: bookOf({ Índice: [['Casa Hilván'], ['Lista de diciembre']], Lista: TABLE }),
    new: BOTH,
    sheet: 'Lista',
  },
  {
    name: 'la hoja que alguien elige',
    bytes: bookOf({ Mercería: TABLE, Bajas: [HEADER, ['BA-1', 'Baja', 'Agujas > Tejer', 10]] }),
    choices: { sheet: 'Bajas' },
    new: ['BA-1 · Baja · 10'],
    sheet: 'Bajas',
  },
  {
    name: 'códigos con ceros por su formato',
    bytes: bookOf({ Hoja1: with1({ number: 123, format: '00000' }, 'Aguja', 'Agujas > Tejer', 10) }),
    new: ['00123 · Aguja · 10', 'HI-1 · Hilo · 5000'],
  },
  {
    name: 'un error en el precio',
    bytes: bookOf({ Hoja1: with1('AG-1', 'Aguja', 'Agujas > Tejer', ERROR) }),
    errors: ['fila 2, columna D «Precio»: «#N/A» es un error de una fórmula'],
    new: ['HI-1 · Hilo · 5000'],
  },
  {
    name: 'un error en el código',
    bytes: bookOf({ Hoja1: with1(ERROR, 'Aguja', 'Agujas > Tejer', 10) }),
    errors: ['fila 2, columna A «Código»: «#N/A» es un error de una fórmula'],
    new: ['HI-1 · Hilo · 5000'],
  },
  {
    name: 'un código hecho fecha',
    bytes: bookOf({ Hoja1: with1(DAY, 'Aguja', 'Agujas > Tejer', 10) }),
    errors: [
      'fila 2, columna A «Código»: «2026-12-03» es una fecha: la planilla cambió lo que se escribió; escríbelo como texto',
    ],
    new: ['HI-1 · Hilo · 5000'],
  },
  {
    name: 'un código de barras acortado',
    bytes: bookOf({
      Hoja1: with1({ number: 7_790_000_000_000, format: '0.00E+00' }, 'Aguja', 'Agujas > Tejer', 10),
    }),
    errors: [
      'fila 2, columna A «Código»: «7,79E+12» es un número que la planilla acortó: escríbelo entero, como texto',
    ],
    new: ['HI-1 · Hilo · 5000'],
  },
  {
    name: 'CSV en el alfabeto de Windows',
    bytes: Buffer.from(csvOf([HEADER, ['AG-1', 'Aguja común', 'Agujas > Tejer', '10']]), 'latin1'),
    new: ['AG-1 · Aguja común · 10'],
  },
  {
    name: 'texto Unicode',
    bytes: Buffer.from(
      `\ufeff${csvOf([HEADER, ['AG-1', 'Aguja común', 'Agujas > Tejer', '10']], '\t')}`,
      'utf16le',
    ),
    new: ['AG-1 · Aguja común · 10'],
  },
  {
    name: 'CSV de una Mac antigua',
    bytes: Buffer.from(
      'C\x97digo;Nombre;Categor\x92a;Precio\rBO-1;Bot\x97n peque\x96o;Botones;10\r',
      'latin1',
    ),
    new: ['BO-1 · Botón pequeño · 10'],
  },
  {
    name: 'CSV de DOS',
    bytes: Buffer.from(
      'C\xa2digo;Nombre;Categor\xa1a;Precio\r\nBO-1;Bot\xa2n peque\xa4o;Botones;10\r\n',
      'latin1',
    ),
    new: ['BO-1 · Botón pequeño · 10'],
  },
  {
    name: 'UTF-8 con marca y un byte roto',
    bytes: Buffer.concat([
      Buffer.from('\ufeffCódigo;Nombre;Categoría;Precio\nBO-1;Botón;Botones;10\nBO-2;Bot'),
      Buffer.from([0xf3]),
      Buffer.from('n;Botones;20\n'),
    ]),
    errors: [
      'fila 3, columna D «Precio»: «20» está en una fila con letras rotas: guarda la planilla como CSV UTF-8 o XLSX y súbela otra vez',
      'fila 3, columna B «Nombre»: «Bot\ufffdn» está en una fila con letras rotas: guarda la planilla como CSV UTF-8 o XLSX y súbela otra vez',
      'fila 3, columna A «Código»: «BO-2» está en una fila con letras rotas: guarda la planilla como CSV UTF-8 o XLSX y súbela otra vez',
    ],
    new: ['BO-1 · Botón · 10'],
  },
];

/** Files of LibreOffice, Google Sheets and openpyxl. */
export const OTHER_PROGRAMS_FILES: readonly CorpusFile[] = [
  { name: 'LibreOffice: ODS', bytes: bookOf({ Hoja1: TABLE }, { kind: 'ods' }), new: BOTH },
  {
    name: 'LibreOffice: ODS con la segunda hoja de productos',
    bytes: bookOf({ Notas: [['Nada']], Lista: TABLE }, { kind: 'ods' }),
    new: BOTH,
    sheet: 'Lista',
  },
  { name: 'LibreOffice: CSV con comas y comillas', bytes: csvOf(TABLE, ','), new: BOTH },
  {
    name: 'LibreOffice: apóstrofo ante los ceros',
    bytes: csvOf([
      HEADER,
      ["'00123", 'Aguja', 'Agujas > Tejer', '10,00'],
      ["'00124", "'60s retro", 'Agujas > Tejer', "'1.500,00"],
    ]),
    new: ['00123 · Aguja · 10', "00124 · '60s retro · 1500"],
  },
  {
    name: 'LibreOffice: renglones dentro de una celda',
    bytes: csvOf([HEADER, ['AG-1', 'Aguja\nde tejer', 'Agujas > Tejer', '10,00']]),
    new: ['AG-1 · Aguja de tejer · 10'],
  },
  { name: 'Google Sheets: CSV', bytes: csvOf(TABLE, ',', '\r\n'), new: BOTH },
  { name: 'Google Sheets: TSV', bytes: csvOf(TABLE, '\t', '\n'), new: BOTH },
  {
    name: 'Google Sheets: filas vacías al final',
    bytes: bookOf({ 'Hoja 1': [...TABLE, ...Array<WrittenTable[number]>(40).fill(['', '', '', ''])] }),
    new: BOTH,
  },
  {
    name: 'Google Sheets: errores escritos',
    bytes: csvOf([HEADER, ['#N/A', 'Aguja', 'Agujas > Tejer', '#REF!'], [...THREAD]]),
    errors: [
      'fila 2, columna D «Precio»: «#REF!» no es un número',
      'fila 2, columna A «Código»: «#N/A» es un error de una fórmula',
    ],
    new: ['HI-1 · Hilo · 5000'],
  },
  {
    name: 'openpyxl: números como texto',
    bytes: bookOf({
      Sheet: [
        HEADER,
        ['AG-1', 'Aguja', 'Agujas > Tejer', '1500,50'],
        ['HI-1', 'Hilo', 'Hilos > Bordar', '5000'],
      ],
    }),
    new: BOTH,
  },
  {
    name: 'openpyxl: códigos como números',
    bytes: bookOf({ Sheet: [HEADER, [7791234567890, 'Aguja', 'Agujas > Tejer', 10]] }),
    new: ['7791234567890 · Aguja · 10'],
  },
  {
    name: 'openpyxl: un precio con centésimos de centavo',
    bytes: bookOf({ Sheet: [HEADER, ['AG-1', 'Aguja', 'Agujas > Tejer', 10.125]] }),
    errors: [
      'fila 2, columna D «Precio»: «10.125» tiene más de dos decimales: redondea los precios de la planilla a centavos (REDONDEAR)',
    ],
  },
  {
    name: 'openpyxl: la suma de dos decimales',
    bytes: bookOf({ Sheet: [HEADER, ['AG-1', 'Aguja', 'Agujas > Tejer', 0.1 + 0.2]] }),
    new: ['AG-1 · Aguja · 0.3'],
  },
  {
    name: 'HTML en las descripciones',
    bytes: csvOf([
      [...HEADER, 'Resumen'],
      ['CI-1', 'Cinta', 'Raso', '10,00', '<table><tr><td>Ancho</td><td>150 cm</td></tr></table> 3 m&sup2;'],
    ]),
    choices: {
      present: [
        aProduct({
          ...{ id: 'cinta', code: 'CI-1', name: 'Cinta', brand: '', summary: 'Ancho 150 cm 3 m²' },
          ...{ section: 'Merceria', subsection: 'Cintas', type: 'Raso' },
          ...{ price: null, colours: [], models: [], bulkOffer: null },
        }),
      ],
    },
    changed: ['CI-1 · Cinta · 10'],
  },
];
