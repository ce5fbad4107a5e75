import { expect, test } from 'vitest';
import { typedEntry } from './typed-entry.ts';

test.each([
  ['HIL-204', { text: 'HIL-204', amount: null }],
  [' 12*HIL-204 ', { text: 'HIL-204', amount: '12' }],
  ['3 * cinta de raso', { text: 'cinta de raso', amount: '3' }],
  ['12*', { text: '', amount: '12' }],
  ['1,5*cinta', { text: 'cinta', amount: '1,5' }],
  ['0.25 × elástico', { text: 'elástico', amount: '0.25' }],
  ['0*HIL-204', { text: '0*HIL-204', amount: null }],
  ['0,0*HIL-204', { text: '0,0*HIL-204', amount: null }],
  ['10000*HIL-204', { text: '10000*HIL-204', amount: null }],
  ['7790001234567', { text: '7790001234567', amount: null }],
  ['cierre 3*5', { text: 'cierre 3*5', amount: null }],
])('%j asks for %o [QUOTE-007 UNIT-003]', (typed, entry) => {
  expect(typedEntry(typed)).toEqual(entry);
});
