import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { checkedImport } from '#tests/support/import-file.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

describe.each(ANY_ENGINE)('what a dry run counts as changed on %s', (engine) => {
  const thread = aThread({
    code: 'H-900',
    subsection: 'Hilos',
    type: 'Algodón',
    colours: [],
    models: ['Ancho, rojo'],
  });
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread] });
  });
  afterEach(() => shop.close());

  test.each([
    ['Tipo', 'Algodón'],
    ['Tipo', 'algodon'],
    ['Subsección', 'Hilos'],
    ['Sección', 'Mercería'],
    ['Sección;Subsección', 'Mercería;Hilos'],
    ['Sección;Subsección;Tipo', 'Mercería;;Algodón'],
  ])(
    'a known product stays where it is when the file names some levels of its category: %s = %s [IMPORT-004]',
    async (columns, cells) => {
      const { check } = await checkedImport(shop, `Código;${columns}\nH-900;${cells}\n`);
      expect(check).toMatchObject({ unchanged: 1, changed: 0, wrong: 0, categories: [] });
    },
  );

  test('levels that the file leaves out stay, unless they lead nowhere [IMPORT-004]', async () => {
    const { check: moved } = await checkedImport(shop, 'Código;Tipo\nH-900;Macramé\n');
    expect(moved.changes[0]?.cells).toEqual([{ field: 'type', before: 'Algodón', after: 'Macramé' }]);
    const { check: same } = await checkedImport(shop, 'Código;Subsección\nH-900;Puntillas\n');
    expect(same.changes[0]?.cells).toEqual([{ field: 'subsection', before: 'Hilos', after: 'Puntillas' }]);
    const { check: lost } = await checkedImport(shop, 'Código;Sección\nH-900;Máquinas de coser\n');
    expect(lost).toMatchObject({ wrong: 1, categories: [{ name: 'Máquinas de coser', rows: 1 }] });
    expect(lost.errors[0]).toMatchObject({ column: 'Sección' });
  });

  test('lists are compared name by name, whatever their names hold [IMPORT-005]', async () => {
    const { check } = await checkedImport(shop, 'Código;Modelos\nH-900;Ancho | rojo\n');
    expect(check.changes[0]?.cells).toEqual([
      { field: 'models', before: '«Ancho, rojo»', after: 'Ancho, rojo' },
    ]);
  });
});
