import { expect, test } from 'vitest';
import { typedEntry } from './typed-entry.ts';

test.each([
  ['HIL-204', { text: 'HIL-204', units: 1 }],
  [' 12*HIL-204 ', { text: 'HIL-204', units: 12 }],
  ['3 * cinta de raso', { text: 'cinta de raso', units: 3 }],
  ['12*', { text: '', units: 12 }],
  ['0*HIL-204', { text: '0*HIL-204', units: 1 }],
  ['10000*HIL-204', { text: '10000*HIL-204', units: 1 }],
  ['7790001234567', { text: '7790001234567', units: 1 }],
  ['cierre 3*5', { text: 'cierre 3*5', units: 1 }],
])('%j asks for %o [QUOTE-007]', (typed, entry) => {
  expect(typedEntry(typed)).toEqual(entry);
});
