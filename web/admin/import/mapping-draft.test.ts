import { describe, expect, test } from 'vitest';
import type { WireImportColumn } from '#schemas/import-answers.ts';
import { mappingDraft, mappingProblems, withGuesses } from './mapping-draft.ts';

const column = (name: string, changes: Partial<WireImportColumn> = {}): WireImportColumn => ({
  name,
  letter: 'A',
  sample: [],
  field: null,
  ...changes,
});

const draft = (columns: WireImportColumn[]) => mappingDraft({ columns, request: null, remembered: {} });

describe('the mapping of a file', () => {
  test('it begins with what was recognised, and goes on with the last dry run [IMPORT-002]', () => {
    const columns = [column('SKU', { field: 'code' }), column('Notas')];
    expect(draft(columns).mapping).toEqual({ SKU: 'code', Notas: null });
    const options = { create: false, update: true, hideNew: false, clearEmpty: true };
    const again = mappingDraft({
      columns,
      remembered: { Telas: { section: 'Merceria', subsection: 'Cintas', type: 'Otros' } },
      request: { mapping: { SKU: 'code', Notas: 'summary' }, options },
    });
    expect(again.mapping).toEqual({ SKU: 'code', Notas: 'summary' });
    expect(again.options).toEqual(options);
    expect(Object.keys(again.categories)).toEqual(['Telas']);
  });

  test('one field takes one column [IMPORT-002]', () => {
    const columns = [column('SKU', { field: 'code' }), column('Código', { field: 'code' })];
    expect([...mappingProblems(columns, draft(columns))]).toEqual([
      ['Código', '«SKU» ya es Código: deja una de las dos afuera.'],
    ]);
  });

  test('amounts that can be read two ways are asked about once, and only where they are used [IMPORT-003]', () => {
    const readings = { 'es-AR': '1234', 'en-US': '1.23' };
    const columns = [
      column('Precio', { field: 'price', readings }),
      column('Costo', { readings }),
      column('Nombre', { field: 'name', readings }),
    ];
    const begun = draft(columns);
    expect([...mappingProblems(columns, begun).keys()]).toEqual(['Precio']);
    expect(mappingProblems(columns, { ...begun, numbers: { Precio: 'es-AR' } }).size).toBe(0);
  });
});

describe('the questions of a dry run', () => {
  test('begin with the likeliest answer, and keep what the person said [IMPORT-002]', () => {
    const guess = { section: 'Merceria', subsection: 'Cierres', type: 'Otros' } as const;
    const said = { ...draft([]), colours: { Petróleo: 'Azul marino' } };
    const { categories, colours } = withGuesses(said, {
      categories: [
        { name: 'Zips', rows: 2, guess },
        { name: 'Nada', rows: 1, guess: null },
      ],
      colours: [
        { name: 'Verde inglés', rows: 1, guess: 'Verde botella' },
        { name: 'Petróleo', rows: 1, guess: null },
        { name: 'Fantasía', rows: 1, guess: null },
      ],
    });
    expect(categories).toEqual({ Zips: guess });
    expect(colours).toEqual({ 'Verde inglés': 'Verde botella', Petróleo: 'Azul marino', Fantasía: '' });
  });

  test('prices that lack the VAT ask once whether it is added [IMPORT-003]', () => {
    const columns = [column('Precio + IVA', { field: 'price', withoutVat: true })];
    expect([...mappingProblems(columns, draft(columns))]).toEqual([
      ['Precio + IVA', 'Di si se suma el IVA.'],
    ]);
    expect([...mappingProblems(columns, { ...draft(columns), addVat: false })]).toEqual([]);
  });
});
