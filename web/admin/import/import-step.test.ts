import { expect, test } from 'vitest';
import { importStep, isStepOpen, stepPath } from './import-step.ts';

test('an import opens at the furthest step that its state allows [IMPORT-005]', () => {
  expect(importStep(null, 'read')).toBe('columnas');
  expect(importStep('revision', 'read')).toBe('columnas');
  expect(importStep(null, 'checked')).toBe('revision');
  expect(importStep('columnas', 'checked')).toBe('columnas');
  expect(importStep('columnas', 'applying')).toBe('revision');
  expect(importStep('revision', 'applied')).toBe('listo');
  expect(importStep(null, 'undone')).toBe('listo');
  expect(importStep('listo', 'expired')).toBe('archivo');
});

test('another file can be chosen at any time [IMPORT-001]', () => {
  expect(isStepOpen('archivo', 'applied')).toBe(true);
  expect(isStepOpen('columnas', 'applied')).toBe(false);
  expect(stepPath('i-1', 'archivo')).toBe('/hilvanDash/importar');
  expect(stepPath('i-1', 'revision')).toBe('/hilvanDash/importar?importacion=i-1&paso=revision');
});
