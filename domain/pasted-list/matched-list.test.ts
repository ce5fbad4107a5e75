import { expect, test } from 'vitest';
import { inOneGo } from '../catalogue/in-one-go.ts';
import { indexed } from '../catalogue/search-index.ts';
import { aProduct } from '../products/a-product.ts';
import { matchedList } from './matched-list.ts';

const thimbles = { subsection: 'Herramientas', type: 'Dedales', models: ['Talle 14', 'Talle 16'] };

const ELSEWHERE = { subsection: 'Mostrador', type: 'Varios' };

const index = indexed([
  aProduct({ id: 'thimble', ...thimbles, name: 'Dedal de acero' }),
  aProduct({ id: 'own-thimble', ...thimbles, name: 'Dedal de acero línea Taller' }),
  aProduct({ id: 'cotton', code: 'HIL-204', name: 'Hilo de algodón 500 m' }),
  aProduct({ id: 'cotton-100', code: '10482', name: 'Hilo de algodón 100 m' }),
  aProduct({
    id: 'polyester',
    type: 'Poliéster',
    name: 'Hilo de poliéster',
    colours: ['Rojo', 'Azul', 'Azul marino'],
    soldOutVariants: ['Rojo'],
  }),
  aProduct({
    id: 'needle',
    subsection: 'Agujas',
    type: 'Máquina',
    name: 'Aguja recta',
    models: ['80/12', '90/14'],
  }),
  aProduct({
    id: 'spool',
    ...ELSEWHERE,
    code: 'HIL-812',
    name: 'Cono 2.000 m',
    colours: ['Rojo', 'Azul francia', 'Azul'],
  }),
  aProduct({
    id: 'pin',
    ...ELSEWHERE,
    code: 'ALF-635',
    name: 'Alfileres',
    models: ['N.º 3', 'N.º 4', 'Cabeza 3'],
  }),
  aProduct({ id: 'button', subsection: 'Botones', type: 'Nácar', name: 'Botón de nácar 4 agujeros' }),
  aProduct({
    id: 'zip',
    subsection: 'Cierres',
    type: 'Metal',
    name: 'Cierre de metal 20 cm',
    isSoldOut: true,
  }),
]);

const SYNONYMS = [['cierre', 'cremallera']];

const match = (list: string) =>
  inOneGo(matchedList(index, list, SYNONYMS)).map(({ units, certainty, candidates }) => [
    certainty,
    units,
    ...candidates.map(({ product, variant }) => `${product.id}:${variant ?? '?'}`),
  ]);

test.each([
  ['3 x HIL-204', 3, 'cotton:'],
  ['hil 204 x 3', 3, 'cotton:'],
  ['HIL204\tHilo de algodón\t3', 3, 'cotton:'],
  ['10482 3', 3, 'cotton-100:'],
  ['3 HIL-812 Rojo', 3, 'spool:Rojo'],
  ['HIL-812 azul x 6', 6, 'spool:Azul'],
  ['12 hil-812 azul francia', 12, 'spool:Azul francia'],
  ['3 ALF-635 N.º 4', 3, 'pin:N.º 4'],
  ['hilo algodon 500 m', 1, 'cotton:'],
  ['2 hilos de algodón 100 m', 2, 'cotton-100:'],
  ['doce botones de nácar', 12, 'button:'],
  ['botón nácar 4 agujeros x 6', 6, 'button:'],
  ['5 hilo poliester azul marino', 5, 'polyester:Azul marino'],
  ['hilo poliéster azul (4)', 4, 'polyester:Azul'],
  ['10 agujas rectas 90/14', 10, 'needle:90/14'],
  ['dedal de acero talle 14 x 2', 2, 'thimble:Talle 14'],
  ['2 dedal de acero línea Taller talle 16', 2, 'own-thimble:Talle 16'],
])('%j is sure [FIND-008]', (line, units, meant) => {
  expect(match(line)).toEqual([['sure', units, meant]]);
});

test.each([
  ['2 hilo de algodón', 2, ['cotton:', 'cotton-100:']],
  ['3 hilo de poliéster', 3, ['polyester:?']],
  ['2 aguja recta', 2, ['needle:?']],
  ['hilo poliester rojo', 1, ['polyester:Rojo']],
  ['2 cierres de metal 20 cm', 2, ['zip:']],
])('%j leaves something to choose, or can’t be bought now [FIND-008]', (line, units, candidates) => {
  expect(match(line)).toEqual([['doubtful', units, ...candidates]]);
});

test.each(['3 tijeras', 'lana merino', '1 bastidor de 18 cm'])(
  '%j means nothing of the shop [FIND-008]',
  (line) => {
    expect(match(line)).toEqual([['unknown', expect.any(Number)]]);
  },
);

test.each([
  'Hola, ¿cómo están?',
  'Buen día, paso la lista:',
  'Gracias!!',
  'Soy Marta de Esperanza',
  'Cuánto sale todo?',
  'necesito:',
])('%j is talk, and no line that was not found [FIND-008]', (line) => {
  expect(match(line)).toEqual([]);
});

test.each([
  ['3 cierre de metal 20cm', 3, 'zip:'],
  ['hilo verde', 1, 'cotton:', 'cotton-100:', 'polyester:?'],
])('%j lacks a word or the stock, so it is offered [FIND-008]', (line, ...offered) => {
  expect(match(line)).toEqual([['doubtful', ...offered]]);
});

test.each([
  ['hilo algodon 500mts', 1, 'cotton:'],
  ['2u hilo poliester azules', 2, 'polyester:Azul'],
  ['agujas rectas nº 14 x 2', 2, 'needle:90/14'],
  ['boton nacar 4 agujeros $ 350', 1, 'button:'],
  ['10482 (3)', 3, 'cotton-100:'],
])('%j, as in a chat, is sure [FIND-008]', (line, units, meant) => {
  expect(match(line)).toEqual([['sure', units, meant]]);
});

test('a guess is never sure: a wrong letter, or a word in the specifications alone [FIND-008]', () => {
  expect(match('boton de nakar 4 agujeros')[0]?.[0]).toBe('doubtful');
});

test.each([
  ['I0482 x 3', 3, 'cotton-100:'],
  ['hilo lO482', 1, 'cotton-100:'],
])('%j only looks like a code, so it is offered and not bought [FIND-003 FIND-008]', (line, ...offered) => {
  expect(match(line)).toEqual([['doubtful', ...offered]]);
});

test('each line of a list stands for itself [FIND-008]', () => {
  expect(match('2 HIL-204\n\n- 1 docena de botones\nGracias')).toEqual([
    ['sure', 2, 'cotton:'],
    ['sure', 12, 'button:'],
  ]);
});
