import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { centavos, MAX_CENTAVOS, pesos } from '#domain/money/centavos.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import type { WirePriceRow } from '#schemas/price-list-answers.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { priceRowsOf } from './price-rows.ts';
import { priceTable } from './price-table.ts';

const rowsOf = async (file: string | Buffer): Promise<WirePriceRow[]> =>
  priceRowsOf((await priceTable(Buffer.from(file))).table).rows;

/** What a bad list is told: the detail, and 'field: reason' for every fault. */
async function faultsOf(file: string | Buffer): Promise<{ detail: string | undefined; errors: string[] }> {
  const refusal = await rowsOf(file).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof Refusal)) throw new Error('the list was not refused', { cause: refusal });
  expect(refusal.code).toBe('bad-price-list');
  return {
    detail: refusal.extras.detail,
    errors: (refusal.extras.errors ?? []).map(({ message }) => message),
  };
}

const MANY_DECIMALS =
  'tiene más de dos decimales: redondea los precios de la planilla a centavos (REDONDEAR) y guárdala otra vez';

describe('a price list as CSV', () => {
  test('semicolons, es-AR numbers, names of columns without regard to case and accents [PRICES-010 API-024]', async () => {
    const list =
      'Código; PRECIO ;Precio mayorista;Cantidad mínima;Notas\r\nA-1;1.234,56;12.000;12;nuevo\r\nB 2;$ 900;;;\r\n';
    expect(await rowsOf(list)).toEqual([
      { codigo: 'A-1', precio: '1234.56', precio_mayorista: '12000', cantidad_minima: '12' },
      { codigo: 'B 2', precio: '900', precio_mayorista: '0', cantidad_minima: '0' },
    ]);
  });

  test('commas with quoted prices; without bulk columns offers are left alone [PRICES-010]', async () => {
    expect(await rowsOf('codigo,precio\nA,"1.234,5"\nB,70\n')).toEqual([
      { codigo: 'A', precio: '1234.50' },
      { codigo: 'B', precio: '70' },
    ]);
  });

  test('a byte order mark, the Windows alphabet and tabs are read [PRICES-010]', async () => {
    expect(await rowsOf('\ufeffcodigo;precio\nÑ1;5')).toEqual([{ codigo: 'Ñ1', precio: '5' }]);
    expect(await rowsOf(Buffer.from('código;precio\nÑ1;5', 'latin1'))).toEqual([
      { codigo: 'Ñ1', precio: '5' },
    ]);
    expect(await rowsOf('codigo\tprecio\nA\t5,5')).toEqual([{ codigo: 'A', precio: '5.50' }]);
  });

  test('every bad row is named by its row number, empty rows included [PRICES-010]', async () => {
    const rows = ['A;2,3,4', ';5', '', 'B;1.23', 'C;0', 'D;consultar', 'a ;7', `${'x'.repeat(41)};8`, 'E;-5'];
    expect(await faultsOf(`codigo;precio\n${rows.join('\n')}`)).toEqual({
      detail: 'La lista de precios tiene 8 errores.',
      errors: [
        'Fila 2, precio: no es un precio: se escribe como 1234,56',
        'Fila 3, codigo: está vacío',
        'Fila 5, precio: no es un precio: se escribe como 1234,56',
        'Fila 6, precio: tiene que ser mayor que cero',
        'Fila 7, precio: no es un precio: se escribe como 1234,56',
        'Fila 8, codigo: repite el código de la fila 2',
        'Fila 9, codigo: tiene más de 40 letras',
        'Fila 10, precio: no es un precio: se escribe como 1234,56',
      ],
    });
  });

  test('more than two decimals are refused with how to mend them; dots of thousands are none [PRICES-010]', async () => {
    const rows = ['A;1687.50625', 'B;$ 1.687,506', 'C;12,345', 'D;1.234', 'E;1687.50'];
    expect((await faultsOf(`codigo;precio\n${rows.join('\n')}`)).errors).toEqual([
      `Fila 2, precio: ${MANY_DECIMALS}`,
      `Fila 3, precio: ${MANY_DECIMALS}`,
      `Fila 4, precio: ${MANY_DECIMALS}`,
      'Fila 6, precio: no es un precio: se escribe como 1234,56',
    ]);
  });

  test('a repeated code is named, regardless of case [PRICES-010]', async () => {
    expect((await faultsOf('codigo;precio\nA1;5\n\na1 ;6')).errors).toEqual([
      'Fila 4, codigo: repite el código de la fila 2',
    ]);
  });

  test('a pack price without units, or the reverse, is named [PRICES-010 GRID-010]', async () => {
    const list = 'codigo;precio;precio_mayorista;cantidad_minima\nA;5;50;\nB;5;;12\nC;5;50;1,5\nD;5;0;0';
    expect((await faultsOf(list)).errors).toEqual([
      'Fila 2, cantidad_minima: falta: el precio mayorista y la cantidad mínima van juntos',
      'Fila 3, precio_mayorista: falta: el precio mayorista y la cantidad mínima van juntos',
      'Fila 4, cantidad_minima: no es un número entero de unidades',
    ]);
  });

  test('a price split by a comma is never read as its first half [PRICES-010]', async () => {
    expect((await faultsOf('codigo,precio\nA,1234,56')).errors).toEqual([
      'Fila 2: tiene más celdas que el encabezado; los precios con coma van entre comillas',
    ]);
    expect((await faultsOf('codigo,precio,notas\nA,1234,56,')).errors).toHaveLength(1);
  });

  test.each([
    ['codigo;nombre\nA;x', 'Fila 1, precio: falta esta columna'],
    ['codigo;precio;precio\nA;1;2', 'Fila 1, precio: esta columna está dos veces'],
    ['codigo;precio;precio_mayorista\nA;1;2', 'Fila 1, cantidad_minima: falta esta columna'],
    ['codigo;precio\nA;"1', 'Fila 2: tiene comillas sin cerrar'],
  ])('%j is no list [PRICES-010]', async (list, message) => {
    expect((await faultsOf(list)).errors).toEqual([message]);
  });

  test.each([
    ['codigo;precio\n', 'La lista de precios no tiene filas.'],
    ['<!doctype html><title>lista.csv</title>', 'Es una página web, no una lista de precios.'],
    ['\n  <html>', 'Es una página web, no una lista de precios.'],
    ['\0\x01\x02', 'No es una planilla: se leen CSV, XLSX, XLS y ODS.'],
    ['', 'El archivo está vacío.'],
    ['\ufeff \r\n', 'El archivo está vacío.'],
    [Buffer.from('ffd8ffe000104a46', 'hex'), 'Es una foto, no una lista de precios.'],
    ['codigo;precio\nA;\n', 'La lista de precios no tiene filas con precio.'],
    ['PK\x03\x04 and no more', 'La planilla está dañada.'],
  ])('%j is refused with a clear text [PRICES-010]', async (list, detail) => {
    expect((await faultsOf(list)).detail).toBe(detail);
  });

  test('20.000 rows are read, one more is refused [PRICES-010]', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `C-${index};${index + 1},50`);
    expect(await rowsOf(`codigo;precio\n${rows.join('\n')}`)).toHaveLength(20_000);
    const more = await faultsOf(`codigo;precio\n${rows.join('\n')}\nZ;1`);
    expect(more.detail).toBe('La lista de precios tiene más de 20000 filas.');
  });

  test('only the first hundred bad rows are named [PRICES-010]', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => `C-${index};x`);
    const { detail, errors } = await faultsOf(`codigo;precio\n${rows.join('\n')}`);
    expect(detail).toBe('La lista de precios tiene 3000 errores.');
    expect(errors).toHaveLength(100);
  });

  test('every amount as people write it here arrives to the centavo [PRICES-010 PRICE-001]', async () => {
    const written = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: MAX_CENTAVOS }), async (amount) => {
        const [row] = await rowsOf(`codigo;precio\nA;${written.format(amount / 100)}`);
        expect(row?.precio).toBe(toDecimalString(centavos(amount)));
      }),
      { numRuns: 200 },
    );
  });
});

describe('a price list as XLSX', () => {
  type Value = string | number | boolean | Date | null;
  const workbook = (rows: Value[][]): Promise<Buffer> =>
    writeXlsxFile(rows.map((row) => row.map(xlsxCell))).toBuffer();
  const xlsxCell = (value: Value) =>
    value instanceof Date ? { value, type: Date, format: 'dd/mm/yyyy' } : value === null ? null : { value };

  test('numbers are taken as numbers, texts as people write them [PRICES-010 API-024]', async () => {
    const file = await workbook([
      ['Código', 'Precio', 'Precio mayorista', 'Cantidad mínima'],
      [1001, 1234.56, 12000, 12],
      ['B-2', '1.234,5', null, null],
      ['C-3', 0.1 + 0.2, '$ 900', '1.000'],
    ]);
    expect(await rowsOf(file)).toEqual([
      { codigo: '1001', precio: '1234.56', precio_mayorista: '12000', cantidad_minima: '12' },
      { codigo: 'B-2', precio: '1234.50', precio_mayorista: '0', cantidad_minima: '0' },
      { codigo: 'C-3', precio: '0.30', precio_mayorista: '900', cantidad_minima: '1000' },
    ]);
  });

  test('half a workbook is refused [PRICES-010]', async () => {
    const file = await workbook([
      ['codigo', 'precio'],
      ['A', 10],
    ]);
    expect(await faultsOf(file.subarray(0, file.length / 2))).toEqual({
      detail: 'La planilla está dañada.',
      errors: [],
    });
  });

  test('a fraction of a centavo, a date, a yes-or-no and a negative are no prices [PRICES-010]', async () => {
    const file = await workbook([
      ['codigo', 'precio'],
      ['A', 10.005],
      ['B', new Date(Date.UTC(2026, 10, 20))],
      ['C', true],
      ['D', -5],
    ]);
    const unreadable = 'no es un precio: se escribe como 1234,56';
    expect((await faultsOf(file)).errors).toEqual([
      `Fila 2, precio: ${MANY_DECIMALS}`,
      'Fila 3, precio: «2026-11-20» es una fecha: la planilla cambió lo que se escribió; escríbelo como texto',
      `Fila 4, precio: ${unreadable}`,
      'Fila 5, precio: tiene que ser mayor que cero',
    ]);
  });
});

describe('a price list as people keep it', () => {
  test.each([
    'Lista de noviembre\ncodigo;precio\nA;5',
    'Lista;de;noviembre\n\nCódigo;Marca;Precio\nA;x;5',
    'Lista, con IVA\n;;;\nCódigo;Marca;Precio\nA;x;5',
    `${'Casa Hilván\n'.repeat(20)}codigo;precio\nA;5`,
  ])('titles above the names of the columns are passed over: %j [PRICES-010]', async (list) => {
    expect(await rowsOf(list)).toEqual([{ codigo: 'A', precio: '5' }]);
    const { errors } = await faultsOf(`${list},001`);
    expect(errors).toEqual([`Fila ${list.split('\n').length}, precio: ${MANY_DECIMALS}`]);
  });

  test.each([
    Buffer.from('\ufeffcódigo\tprecio\nÑ\t5', 'utf16le'),
    Buffer.from('codigo;precio\nÑ;5', 'utf16le'),
    Buffer.from('\ufeffcodigo;precio\nÑ;5', 'utf16le').swap16(),
    Buffer.from('codigo;precio\nÑ;5', 'utf16le').swap16(),
  ])('a “texto Unicode” is read [PRICES-010]', async (list) => {
    expect(await rowsOf(list)).toEqual([{ codigo: 'Ñ', precio: '5' }]);
  });

  test('rows without a price are left out and named [PRICES-010]', async () => {
    const list = 'codigo;precio;precio_mayorista;cantidad_minima\nA;5;;\nHILOS;;;\nB; ;50;12\n;;1;\n';
    expect(priceRowsOf((await priceTable(Buffer.from(list))).table)).toEqual({
      rows: [{ codigo: 'A', precio: '5', precio_mayorista: '0', cantidad_minima: '0' }],
      changes: [{ code: 'A', price: pesos(5), bulkOffer: null }],
      withoutPrice: ['HILOS', 'B'],
    });
  });

  test('rows and cells of spaces are empty ones [PRICES-010]', async () => {
    expect(await rowsOf('codigo;precio\nA;5\n  ; \n')).toEqual([{ codigo: 'A', precio: '5' }]);
  });

  test('the columns stand in any order, their names with as many spaces as there are [PRICES-010]', async () => {
    const list = 'precio  mayorista;precio;cantidad  minima;codigo\n50;5;12;A\n50;5;12;B';
    const row = { precio: '5', precio_mayorista: '50', cantidad_minima: '12' };
    expect(await rowsOf(list)).toEqual([
      { ...row, codigo: 'A' },
      { ...row, codigo: 'B' },
    ]);
  });

  test('units without the column of pack prices are no list [PRICES-010]', async () => {
    expect((await faultsOf('codigo;precio;cantidad_minima\nA;5;12')).errors).toEqual([
      'Fila 1, precio_mayorista: falta esta columna',
    ]);
  });

  test('rows without a code repeat none [PRICES-010]', async () => {
    expect((await faultsOf('codigo;precio\n;5\n;6')).errors).toEqual([
      'Fila 2, codigo: está vacío',
      'Fila 3, codigo: está vacío',
    ]);
  });

  test('a workbook of the old kind is told what to do; a list that speaks of < is read [PRICES-010]', async () => {
    expect((await faultsOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).detail).toBe('La planilla está dañada.');
    expect(await rowsOf('codigo;precio;notas\nA;5;<nuevo>')).toEqual([{ codigo: 'A', precio: '5' }]);
  });
});
