import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VAT_RATES } from '#domain/law/vat.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import {
  ACTIONS,
  EMPTY_FORM,
  ROUNDING_MODES,
  ROUNDING_STEPS,
  studioForm,
  studioSearch,
  TARGETS,
  targetFor,
} from './studio-form.ts';

const text = fc.string({ unit: 'grapheme' });

test('every form of the studio has an address that leads back to it [STUDIO-001 STUDIO-002]', () => {
  const form = fc.record({
    section: fc.constantFrom('' as const, ...SECTIONS),
    subsection: text,
    type: text,
    brand: text,
    text,
    minPrice: text,
    maxPrice: text,
    unchangedDays: text,
    onlyOffers: fc.boolean(),
    onlyBulk: fc.boolean(),
    onlyWithoutPhoto: fc.boolean(),
    withHidden: fc.boolean(),
    onlyTicked: fc.boolean(),
    codes: text,
    action: fc.constantFrom(...ACTIONS.map(([action]) => action)),
    value: text,
    vat: fc.constantFrom(...VAT_RATES),
    target: fc.constantFrom(...TARGETS.map(([target]) => target)),
    roundTo: fc.constantFrom(...ROUNDING_STEPS.map(([step]) => step)),
    roundingMode: fc.constantFrom(...ROUNDING_MODES.map(([mode]) => mode)),
    bigChange: text,
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(form, (typed) => {
      const possible = { ...typed, target: targetFor(typed.action, typed.target) };
      const address = new URLSearchParams(studioSearch(possible));
      expect(studioForm(address, possible.codes)).toEqual(possible);
    }),
  );
});

test('an empty form has an empty address, and what nobody wrote reads as the empty form [STUDIO-001]', () => {
  expect(studioSearch(EMPTY_FORM)).toBe('');
  const strange = new URLSearchParams('seccion=Nada&cambio=volar&en=todo&redondeo=7&modo=x&pagina=-1');
  expect(studioForm(strange, '')).toEqual(EMPTY_FORM);
});

test('only a percent changes price and pack at once [STUDIO-003]', () => {
  expect(targetFor('aumentar', 'ambos')).toBe('ambos');
  expect(targetFor('sumar', 'ambos')).toBe('precio');
  expect(targetFor('poner', 'pack')).toBe('pack');
});
