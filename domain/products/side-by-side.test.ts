import { describe, expect, test } from 'vitest';
import { comparedIds, comparisonPath } from '../addresses/comparison-path.ts';
import { sideBySide } from './side-by-side.ts';

const rows = (...texts: string[]) => sideBySide(texts.map((specifications) => ({ specifications })));

describe('specifications side by side', () => {
  test('each name is one row, however it is spelled, and a product that lacks it says nothing there', () => {
    expect(
      rows(
        'Modelo RI-8700, sin mesa. Velocidad: 4.500 ppm. Garantía: 12 meses.',
        'garantia: 24 meses\nPeso: 7,5 kg',
      ),
    ).toEqual([
      { name: 'Velocidad', values: ['4.500 ppm', null] },
      { name: 'Garantía', values: ['12 meses', '24 meses'] },
      { name: 'Peso', values: [null, '7,5 kg'] },
      { name: '', values: ['Modelo RI-8700, sin mesa', null] },
    ]);
  });

  test('amounts, numbers and times are not cut', () => {
    expect(rows('Cuchilla: N.º 3 de 0.8 mm. Horario: de 8:30 a 12. 80 g/m²; Luz: led')).toEqual([
      { name: 'Cuchilla', values: ['N.º 3 de 0.8 mm'] },
      { name: 'Horario', values: ['de 8:30 a 12. 80 g/m²'] },
      { name: 'Luz', values: ['led'] },
    ]);
  });

  test('a name that comes twice keeps both values', () => {
    expect(rows('Aguja: DB×1. Aguja: DB×5.')).toEqual([{ name: 'Aguja', values: ['DB×1. DB×5'] }]);
  });

  test('products without specifications have no rows', () => {
    expect(rows('', ' . ')).toEqual([]);
  });
});

test('an address names up to four products, each once, and reads what it wrote', () => {
  const path = comparisonPath(['a', 'b-1', 'c_2']);
  expect(path).toBe('/comparar?productos=a,b-1,c_2');
  expect(comparedIds(path.replace('/comparar?productos=', ''))).toEqual(['a', 'b-1', 'c_2']);
  expect(comparedIds('a,a,,../b,c,d,e,f')).toEqual(['a', 'c', 'd', 'e']);
});
