import { expect, test } from 'vitest';
import { PRODUCT_PARTS } from '../products/product-parts.ts';
import { IMPORT_FIELD_NAMES, IMPORT_FIELDS, partField } from './import-fields.ts';
import { recognisedColumns } from './recognised-columns.ts';

const FIELDS = PRODUCT_PARTS.map(({ name }) => partField(name));

test.each([
  ['their labels', PRODUCT_PARTS.map(({ label }) => label)],
  ['their columns in the shop’s own file', PRODUCT_PARTS.map(({ label, column = label }) => column)],
])('all parts of a product are recognised by %s [IMPORT-002 IMPORT-008]', (_names, header) => {
  expect(recognisedColumns(header)).toEqual({ source: 'hilvan', fields: FIELDS });
});

test('a column can be any part of a product, under the label of its form [IMPORT-002]', () => {
  for (const { name, label } of PRODUCT_PARTS) expect(IMPORT_FIELDS[partField(name)]).toBe(label);
  expect(new Set(IMPORT_FIELD_NAMES).size).toBe(IMPORT_FIELD_NAMES.length);
});
