import { expect, test } from 'vitest';
import { COLOURS, colourNamed } from './colours.ts';

test('48 colours with ids 1 to 48, each with a name and an image under /colours/ [DATA-006 DATA-007 WIZARD-019]', () => {
  expect(COLOURS.map((colour) => colour.id)).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
  expect(new Set(COLOURS.map((colour) => colour.name)).size).toBe(48);
  for (const { id, path, hex } of COLOURS) {
    expect(path).toMatch(new RegExp(`^/colours/${id}-[a-z]+(-[a-z]+)*\\.webp$`));
    expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  }
});

test.each([
  [1, 'Blanco'],
  [10, 'Negro'],
  [16, 'Amarillo limon'],
  [20, 'Coral'],
  [27, 'Rojo'],
  [36, 'Aqua'],
  [39, 'Azul marino'],
  [48, 'Verde flúor'],
])('colour %d is %s [DATA-008 DATA-009]', (id, name) => {
  expect(COLOURS[id - 1]?.name).toBe(name);
});

test('the last three are fluorescent, and no other [DATA-008]', () => {
  const fluorescent = COLOURS.filter((colour) => colour.isFluorescent).map((colour) => colour.name);
  expect(fluorescent).toEqual(['Amarillo flúor', 'Rosa flúor', 'Verde flúor']);
});

test('a path has the id and the name in plain letters [DATA-009]', () => {
  expect(colourNamed('Salmón')?.path).toBe('/colours/21-salmon.webp');
  expect(colourNamed('Verde bandera')?.path).toBe('/colours/43-verde-bandera.webp');
});

test('a colour is found by its name, and another name is none [DATA-009]', () => {
  for (const colour of COLOURS) expect(colourNamed(` ${colour.name.toUpperCase()} `)).toBe(colour);
  expect(colourNamed('Tornasolado')).toBeNull();
});
