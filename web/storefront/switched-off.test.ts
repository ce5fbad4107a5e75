import { expect, test } from 'vitest';
import { isSwitchedOff } from './switched-off.ts';

test('a page is switched off whatever the case of its path [ROUTE-021 ROUTE-G01]', () => {
  const store = { switchedOff: ['FAQ', 'calculadora'] as const };
  for (const path of ['/FAQ', '/faq', '/Faq/', '/CALCULADORA']) expect(isSwitchedOff(store, path)).toBe(true);
  for (const path of ['/', '/contact', '/hilvanDash/calculadora', '/faq/otra'])
    expect(isSwitchedOff(store, path)).toBe(false);
});
