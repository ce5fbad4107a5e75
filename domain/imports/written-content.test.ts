import { expect, test } from 'vitest';
import { writtenContent, writtenMeasure, writtenVat } from './written-content.ts';

test.each([
  ['21', '21'],
  ['21 %', '21'],
  ['21,00', '21'],
  ['0.21', '21'],
  ['10,5%', '10.5'],
  ['0,105', '10.5'],
  ['0', '0'],
  ['Exento', '0'],
  ['27', null],
  ['veintiuno', null],
  ['', null],
])('the VAT %j of a spreadsheet is %j [LAW-001]', (text, vat) => {
  expect(writtenVat(text)).toBe(vat);
});

test.each([
  ['10', '10'],
  ['2,50', '2.5'],
  ['0,125', '0.125'],
  ['007', '7'],
  ['0', null],
  ['1.000,5', null],
  ['diez', null],
])('the content %j of a spreadsheet is %j [LAW-005]', (text, content) => {
  expect(writtenContent(text)).toBe(content);
});

test.each([
  ['m', 'm'],
  ['Metros', 'm'],
  ['gr.', 'g'],
  ['CC', 'ml'],
  ['unidad', 'unidades'],
  ['kilos', null],
  ['constructor', null],
])('the measure %j of a spreadsheet is %j [LAW-005]', (text, measure) => {
  expect(writtenMeasure(text)).toBe(measure);
});
