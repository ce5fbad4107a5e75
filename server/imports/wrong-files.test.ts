import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aRow, aWorkbook, numbered, written } from '#tests/support/a-workbook.ts';
import { postImport } from '#tests/support/import-file.ts';
import { aPhoto } from '#tests/support/photos.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { archiveOf, textCell, workbookOf } from '#tests/support/workbook-of.ts';

const HEADER = `<row r="1">${textCell('A1', 'Código')}${textCell('B1', 'Nombre')}</row>`;
const NO_ROWS = 'La planilla no tiene filas debajo de los nombres de las columnas.';

const WRONG: readonly (readonly [string, () => Promise<Buffer | string>, string])[] = [
  ['an empty file', async () => '', 'El archivo está vacío.'],
  ['blank lines alone', async () => '\ufeff\r\n \r\n', 'El archivo está vacío.'],
  ['names of columns alone', async () => 'Código;Nombre\n', NO_ROWS],
  [
    'a workbook with a cell further right than memory goes',
    () => workbookOf([HEADER, `<row>${textCell('ZZZZZZZZ2', 'x')}</row>`]),
    NO_ROWS,
  ],
  [
    'a workbook with a cell in the last corner',
    () => workbookOf([HEADER, `<row>${textCell('XFD1048576', 'x')}</row>`]),
    NO_ROWS,
  ],
  [
    'a gigabyte in a megabyte',
    () => workbookOf([HEADER, ...Array<string>(timesInStorm(301, 1024)).fill(' '.repeat(2 ** 20))]),
    'La planilla tiene demasiado contenido.',
  ],
  [
    'a text document',
    () => archiveOf('word/document.xml'),
    'Es un documento de texto, no una planilla de productos.',
  ],
  [
    'an archive with a list in it',
    () => archiveOf('lista.csv'),
    'Es un archivo ZIP, no una planilla de productos: ábrelo y elige la planilla que trae.',
  ],
  [
    'a photo',
    async () => aPhoto({ width: 40, height: 30 }).jpeg().toBuffer(),
    'Es una foto, no una planilla de productos.',
  ],
  ['a web page', async () => '<!doctype html>', 'Es una página web, no una planilla de productos.'],
  [
    'another program’s file',
    async () => Buffer.from([1, 0, 2, 0, 0, 0]),
    'No es una planilla: se leen CSV, XLSX, XLS y ODS.',
  ],
  ['half a workbook', async () => (await workbookOf([HEADER])).subarray(0, 300), 'La planilla está dañada.'],
  [
    'quotes that never close',
    async () => 'Código;Nombre\nA;"x\n',
    'Las comillas del archivo CSV no cierran (fila 2).',
  ],
  [
    'orders of this shop',
    async () => 'Pedido;Fecha;Estado;Código;Total\n1;2;3;A;5\n',
    'Es una lista de pedidos, no de productos.',
  ],
  [
    'orders of another shop',
    async () => 'Name,Email,Financial Status,Lineitem name\n1,2,3,4\n',
    'Es una lista de pedidos, no de productos.',
  ],
  [
    'a million columns',
    async () => `Código;Nombre${';x'.repeat(1_000_000)}\nA;B\n`,
    'La planilla tiene más de 500 columnas.',
  ],
  [
    '20,001 rows',
    async () => `Código;Nombre\n${'A;B\n'.repeat(20_001)}`,
    'La planilla tiene más de 20.000 filas: pártela en varias.',
  ],
];

describe.each(ANY_ENGINE)('a wrong file on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const stored = async () =>
    (
      await Promise.all(
        (['imports', 'import_parts'] as const).map((table) =>
          shop.ctx.db.selectFrom(table).selectAll().execute(),
        ),
      )
    ).flat();

  test.each(WRONG)(
    '%s is refused with a clear text and stores nothing [IMPORT-001 IMPORT-005]',
    async (_what, file, detail) => {
      const answer = await postImport(shop, await file());
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'bad-import-file', detail }]);
      expect(await stored()).toEqual([]);
    },
  );

  test('a file of more than 20 MB is refused, and so is a form without one [IMPORT-001]', async () => {
    const large = await postImport(shop, Buffer.alloc(20 * 1024 * 1024 + 1, 'a;b\n'));
    expect([large.statusCode, large.json()]).toMatchObject([
      413,
      { detail: 'La planilla puede pesar hasta 20 MB: pártela en varias.' },
    ]);
    const none = await shop.callAsAdministrator({ method: 'POST', url: '/api/imports', payload: {} });
    expect(none.json().errors).toEqual([{ field: 'file', message: 'Planilla: es obligatoria' }]);
    expect(await stored()).toEqual([]);
  });

  test('a formula’s error is named, and a formula is taken as its value or as text [IMPORT-005]', async () => {
    const row = (name: string) =>
      `<row r="2">${textCell('A2', 'F-1')}${name}${textCell('C2', 'Agujas')}</row>`;
    const header = HEADER.replace('</row>', `${textCell('C1', 'Categoría')}</row>`);
    const changes = async (cell: string) => {
      const read = (await postImport(shop, await workbookOf([header, row(cell)]))).json();
      const mapping = { Código: 'code', Nombre: 'name', Categoría: 'category' };
      const options = { create: true, update: true, hideNew: false, clearEmpty: false };
      const url = `/api/imports/${read.id}/check`;
      return (await shop.callAsAdministrator({ method: 'POST', url, payload: { mapping, options } })).json();
    };
    const broken = await changes('<c r="B2" t="str"><f>Z1</f><v>#REF!</v></c>');
    expect(broken.errors[0].message).toBe('fila 2, columna B «Nombre»: «#REF!» es un error de una fórmula');
    expect((await changes('<c r="B2" t="str"><f>"Agu"&amp;"ja"</f><v>Aguja</v></c>')).changes[0].name).toBe(
      'Aguja',
    );
    expect((await changes(textCell('B2', '=1+1'))).changes[0].name).toBe('=1+1');
  });

  const checked = async (file: Buffer | string, mapping: Record<string, string>) => {
    const read = (await postImport(shop, file)).json();
    const options = { create: true, update: true, hideNew: false, clearEmpty: true };
    const url = `/api/imports/${read.id}/check`;
    return (await shop.callAsAdministrator({ method: 'POST', url, payload: { mapping, options } })).json();
  };

  test('a cell that a spreadsheet changed is named by row, column and what it is [IMPORT-005]', async () => {
    const row = (code: string, price: string) => aRow(code, written('Aguja'), written('Agujas'), price);
    const names = ['Código', 'Nombre', 'Categoría', 'Precio'];
    const rows = [
      aRow(...names.map(written)),
      row(written('F-1'), '<c t="e"><v>#DIV/0!</v></c>'),
      row(written('F-2'), '<c><f>A1*2</f></c>'),
      row('<c t="e"><v>#N/A</v></c>', numbered('5')),
      row(numbered('46359', 1), numbered('5')),
      row(numbered('7790000000000', 2), numbered('5')),
    ];
    const file = await aWorkbook([{ name: 'Lista', rows }], ['yyyy-mm-dd', '0.00E+00']);
    const { errors } = await checked(file, {
      Código: 'code',
      Nombre: 'name',
      Categoría: 'category',
      Precio: 'price',
    });
    expect(errors.map(({ message }: { message: string }) => message)).toEqual([
      'fila 2, columna D «Precio»: «#DIV/0!» es un error de una fórmula',
      'fila 3, columna D «Precio»: tiene una fórmula sin resultado: abre la planilla, guárdala y súbela otra vez',
      'fila 4, columna A «Código»: «#N/A» es un error de una fórmula',
      'fila 5, columna A «Código»: «2026-12-03» es una fecha: la planilla cambió lo que se escribió; escríbelo como texto',
      'fila 6, columna A «Código»: «7,79E+12» es un número que la planilla acortó: escríbelo entero, como texto',
    ]);
  });

  test('a code is what the sheet shows, and what a spreadsheet made of one is refused in CSV too [IMPORT-005]', async () => {
    const rows = [
      aRow(...['Código', 'Nombre', 'Categoría'].map(written)),
      aRow(numbered('123', 1), written('Aguja'), written('Agujas')),
    ];
    const mapping = { Código: 'code', Nombre: 'name', Categoría: 'category' };
    const shown = await checked(await aWorkbook([{ name: 'Lista', rows }], ['00000']), mapping);
    expect(shown.changes[0].code).toBe('00123');
    const csv =
      'Código;Nombre;Categoría\n03-dic;A;Agujas\n7,79E+12;B;Agujas\nMAR-12;C;Agujas\n3/12;D;Agujas\n';
    const { errors, changes } = await checked(csv, mapping);
    expect(errors.map(({ message }: { message: string }) => message)).toEqual([
      'fila 2, columna A «Código»: «03-dic» es una fecha: la planilla cambió lo que se escribió; escríbelo como texto',
      'fila 3, columna A «Código»: «7,79E+12» es un número que la planilla acortó: escríbelo entero, como texto',
    ]);
    expect(changes.map(({ code }: { code: string }) => code)).toEqual(['MAR-12', '3/12']);
  });

  test('the file of wrong rows has codes as they were shown and prices as numbers [IMPORT-005]', async () => {
    const names = ['Código', 'Nombre', 'Categoría', 'Precio'];
    const wrong = [numbered('123', 1), '<c t="e"><v>#REF!</v></c>', written('Agujas'), numbered('234.5', 2)];
    const rows = [aRow(...names.map(written)), aRow(...wrong)];
    const file = await aWorkbook([{ name: 'Lista', rows }], ['00000', '0.000']);
    const { id } = (await postImport(shop, file)).json();
    const mapping = { Código: 'code', Nombre: 'name', Categoría: 'category', Precio: 'price' };
    const options = { create: true, update: true, hideNew: false, clearEmpty: false };
    const payload = { mapping, options };
    await shop.callAsAdministrator({ method: 'POST', url: `/api/imports/${id}/check`, payload });
    const url = `/api/imports/${id}/wrong-rows?format=csv`;
    const [, row = ''] = (await shop.callAsAdministrator({ url })).body.trim().split('\r\n');
    // As text, '234.500' would be read as thousands.
    expect(row.split(';').slice(0, 4)).toEqual(['00123', '#REF!', 'Agujas', '234,50']);
  });
});
