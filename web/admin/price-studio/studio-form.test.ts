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
  targetsOf,
  withOtherPrice,
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
    isExcept: fc.boolean(),
    unchangedToday: fc.boolean(),
    onlyTicked: fc.boolean(),
    codes: text,
    action: fc.constantFrom(...ACTIONS.map(([action]) => action)),
    value: text,
    vat: fc.constantFrom(...VAT_RATES),
    target: fc.constantFrom(...TARGETS),
    roundTo: fc.constantFrom(...ROUNDING_STEPS.map(([step]) => step)),
    roundingMode: fc.constantFrom(...ROUNDING_MODES.map(([mode]) => mode)),
    bigChange: text,
    list: text,
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

test('who changes price and pack goes on changing both when the action changes [STUDIO-003]', () => {
  for (const [action] of ACTIONS) {
    const targets = targetsOf(action).map(([target]) => target);
    expect(targets).toContain(targetFor(action, 'ambos'));
    expect(targetFor(action, 'ambos')).toBe('ambos');
    expect(targets).toContain(targetFor(action, 'pack-y-precio'));
    expect(targetFor(action, 'pack')).toBe('pack');
    expect(withOtherPrice(action, 'precio')).toBe('ambos');
  }
  expect(withOtherPrice('aumentar', 'pack')).toBe('ambos');
  expect(withOtherPrice('sumar', 'pack')).toBe('pack-y-precio');
});
