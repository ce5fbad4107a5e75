import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { priceRowsOf } from '#server/prices/price-rows.ts';
import { priceTable } from '#server/prices/price-table.ts';
import { MAX_BYTES } from '#server/prices/remote-price-list.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { textCell, workbookOf } from '#tests/support/workbook-of.ts';

/** As long as the path that replaces it: archive writers refuse to write that path themselves. */
const SAFE_PATH = 'aa/bb/cc/tmp/fuera.xml';
const OUTSIDE_PATH = '../../../tmp/fuera.xml';

const HEADER = `<row r="1">${textCell('A1', 'codigo')}${textCell('B1', 'precio')}</row>`;
const ROW = `<row r="2">${textCell('A2', 'H-1')}<c r="B2"><v>5</v></c></row>`;

const rowOf = (cells: string) => `<row>${cells}</row>`;

const rowsOf = async (file: Buffer) => priceRowsOf((await priceTable(file)).table).rows;

function refusal(detail: string) {
  return { code: 'bad-price-list', status: 422, extras: { detail } };
}

describe('a malicious workbook', () => {
  test.each([
    ['further right than memory goes', 'ZZZZZZZZ2'],
    ['in the last corner', 'XFD1048576'],
    ['further down than memory goes', 'A99999999999'],
  ])('a cell %s is left out [PRICES-010]', async (_where, address) => {
    const workbook = await workbookOf([HEADER, rowOf(textCell(address, 'x'))]);
    await expect(rowsOf(workbook)).rejects.toMatchObject(refusal('La lista de precios no tiene filas.'));
  });

  test('a gigabyte in a megabyte is refused, and the shop goes on [PRICES-010]', async () => {
    const megabytes = Array<string>(timesInStorm(301, 1024)).fill(' '.repeat(2 ** 20));
    await expect(rowsOf(await workbookOf([HEADER, ...megabytes]))).rejects.toMatchObject(
      refusal('La planilla tiene demasiado contenido.'),
    );
    expect(await rowsOf(await workbookOf([HEADER, ROW]))).toEqual([{ codigo: 'H-1', precio: '5' }]);
  });

  test('entities are not expanded, and none reads a file [PRICES-010]', async () => {
    const laughs = Array.from({ length: 9 }, (_, index) => {
      const inner = `&lol${index};`.repeat(10);
      return `<!ENTITY lol${index + 1} "${inner}">`;
    });
    const prologue = `<!DOCTYPE a [<!ENTITY lol0 "lol">${laughs.join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
    const row = `<row r="1">${textCell('A1', '&lol9;')}${textCell('B1', '&file;')}</row>`;
    expect((await priceTable(await workbookOf([row], { prologue }))).table).toEqual([['&lol9;', '&file;']]);
  });

  test('links to other workbooks are not followed, and formulas not computed [PRICES-010]', async () => {
    let requests = 0;
    const site = createServer((_request, response) => {
      requests += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void site.close());
    await once(site, 'listening');
    const address = site.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/otro.xlsx`;
    const links = `<Relationships><Relationship Id="rId1" Target="${url}" TargetMode="External"/></Relationships>`;
    const formula = `<row r="2">${textCell('A2', 'H-1')}<c r="B2"><f>[1]Lista!A1+WEBSERVICE("${url}")</f><v>5</v></c></row>`;
    const files = [
      { name: 'xl/externalLinks/_rels/externalLink1.xml.rels', chunks: [links] },
      { name: 'xl/externalLinks/externalLink1.xml', chunks: ['<externalLink/>'] },
      { name: SAFE_PATH, chunks: ['<a/>'] },
      { name: '__proto__.xml', chunks: ['<a/>'] },
    ];
    const workbook = await workbookOf([HEADER, formula], { files });
    const hostile = Buffer.from(workbook.toString('latin1').replaceAll(SAFE_PATH, OUTSIDE_PATH), 'latin1');
    expect(hostile.equals(workbook)).toBe(false);
    expect(await rowsOf(hostile)).toEqual([{ codigo: 'H-1', precio: '5' }]);
    expect(requests).toBe(0);
  });

  test('an archive that lies about its sizes is refused [PRICES-010]', async () => {
    const workbook = await workbookOf([HEADER, ROW]);
    // The first entry claims to unpack to four gigabytes.
    workbook.writeUInt16LE(0, 6);
    workbook.writeUInt32LE(0xfffffff0, 22);
    await expect(rowsOf(workbook)).rejects.toMatchObject({ code: 'bad-price-list' });
  });
});

/** Every rule is broken within two megabytes; the storm sends files as large as may be. */
const MEGABYTE = 1024 * 1024;
const SIZE = timesInStorm(2, MAX_BYTES / MEGABYTE) * MEGABYTE;

describe('a malicious CSV file', () => {
  const filled = (start: string, unit: string) => {
    const file = Buffer.alloc(SIZE, unit);
    file.write(start);
    return file;
  };

  test.each([
    [
      'of line ends',
      filled('codigo;precio\nH-1;5\n', '\n'),
      'tiene más de 40000 filas, contando las vacías.',
    ],
    ['of columns', filled('codigo;precio', ';'), 'tiene más de 500 columnas.'],
    ['of one cell', filled('codigo;precio\nH-1;', '9'), 'tiene un error.'],
    ['of cells beyond the header', filled('codigo;precio\nH-1;5', ';'), 'tiene un error.'],
    ['of rows', filled('codigo;precio\n', 'A;1\n'), 'tiene más de 20000 filas.'],
  ])('megabytes %s are refused with a clear text [PRICES-010]', async (_what, file, detail) => {
    await expect(rowsOf(file)).rejects.toMatchObject(refusal(`La lista de precios ${detail}`));
  });

  test.each([
    ['that never end', '"'],
    ['in every row', '"a"b;"\n'],
  ])('megabytes of quotes %s are refused with a clear text [PRICES-010]', async (_what, unit) => {
    const file = filled('codigo;precio\nA;"', unit);
    file.write('x', SIZE - 1);
    await expect(rowsOf(file)).rejects.toMatchObject(refusal('Las comillas del archivo CSV no cierran.'));
  });

  test('columns and codes named like inherited properties work as usual [PRICES-010]', async () => {
    const list = '__proto__;constructor;codigo;precio\nx;y;__proto__;5\nx;y;toString;6\n';
    expect(await rowsOf(Buffer.from(list))).toEqual([
      { codigo: '__proto__', precio: '5' },
      { codigo: 'toString', precio: '6' },
    ]);
  });
});
