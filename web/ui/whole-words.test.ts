import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeWords } from './whole-words.tsx';

/** As markup, with the pieces that stay whole in brackets. */
const rendered = (text: string) =>
  renderToStaticMarkup(createElement(WholeWords, { text }))
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']')
    .replaceAll('<wbr/>', '|');

test.each([
  ['Hilo de algodón', 'Hilo de algodón'],
  ['Cinta gross 6 mm × 10 m', 'Cinta gross [6 mm] [× 10 m]'],
  ['Hilos/agujas semi-industrial/recta', 'Hilos/|agujas [semi-industrial/]recta'],
  ['Agujas 130/705 H × 5', 'Agujas 130/705 H × 5'],
  ['Regla-de-corte-antideslizante-larga', 'Regla-de-corte-antideslizante-larga'],
  ['12 metros', '12 metros'],
  ['', ''],
])('%j breaks its lines where a reader would [GRID-004 DETAIL-008]', (name, expected) => {
  expect(rendered(name)).toBe(expected);
});
