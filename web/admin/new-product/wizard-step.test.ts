import { expect, test } from 'vitest';
import { choiceOf, wizardStep } from './wizard-step.ts';

const NOTHING = { section: '', subsection: '', type: '' } as const;
const SECTION = { ...NOTHING, section: 'Maquina' } as const;
const ALL = { section: 'Merceria', subsection: 'Cintas', type: 'Raso' } as const;

test('no step comes before its choices [WIZARD-001]', () => {
  expect(wizardStep(null, NOTHING)).toBe('seccion');
  expect(wizardStep('datos', NOTHING)).toBe('seccion');
  expect(wizardStep('tipo', SECTION)).toBe('subseccion');
  expect(wizardStep('datos', { ...ALL, type: '' })).toBe('tipo');
  expect(wizardStep(null, ALL)).toBe('datos');
  expect(wizardStep('otro', ALL)).toBe('datos');
});

test('steps that are done stay open [WIZARD-G02]', () => {
  expect(wizardStep('seccion', ALL)).toBe('seccion');
  expect(wizardStep('tipo', ALL)).toBe('tipo');
});

test('screens write the section with its accent [WIZARD-002]', () => {
  expect(choiceOf('seccion', SECTION)).toBe('Máquina');
  expect(choiceOf('seccion', ALL)).toBe('Mercería');
  expect(choiceOf('tipo', ALL)).toBe('Raso');
  expect(choiceOf('seccion', NOTHING)).toBe('');
});
