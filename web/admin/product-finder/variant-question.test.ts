import { expect, test } from 'vitest';
import { aProduct } from '#domain/products/a-product.ts';
import { matchingVariants } from './variant-question.ts';

const ribbon = aProduct({ colours: ['Rojo oscuro', 'Rojo', 'Azul marino'], models: [] });
const labels = (text: string) => matchingVariants(ribbon, text).map(({ label }) => label);

test('colours are found by any part of their words, the whole name first [QUOTE-007]', () => {
  expect(labels('')).toEqual(['Rojo oscuro', 'Rojo', 'Azul marino']);
  expect(labels('rojo')).toEqual(['Rojo', 'Rojo oscuro']);
  expect(labels('mar az')).toEqual(['Azul marino']);
  expect(labels('HIL-204')).toEqual([]);
});
