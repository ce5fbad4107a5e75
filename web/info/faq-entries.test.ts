import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { faqEntries } from './faq-entries.ts';

const answerTo = (question: string, store = DEMO_STORE) =>
  faqEntries(store).find((entry) => entry.question === question)?.answer;

test('the answer for new clients has the first-purchase minimum without a space [CONTENT-006]', () => {
  expect(answerTo('¿Hay un mínimo de compra?')).toMatch(/^Para clientes nuevos, .*\$20\.000\./);
});

test('a shop without a minimum has no such question [CONTENT-006]', () => {
  const store = { ...DEMO_STORE, firstPurchaseMinimum: 0 };
  expect(answerTo('¿Hay un mínimo de compra?', store)).toBeUndefined();
});

test('here payment is by bank or cheque [CONTENT-007 CONTENT-009]', () => {
  expect(answerTo('¿Cómo puedo pagar?')).toMatch(/^Por banco o con cheque\./);
});

test('wholesale discounts are on request [CONTENT-008]', () => {
  expect(answerTo('¿Hacen descuentos por mayor?')).toContain('los descuentos mayoristas se consultan');
});

test('orders are shipped nationwide or picked up during opening hours [CONTENT-014 CONTENT-021]', () => {
  expect(answerTo('¿Hacen envíos? ¿Cuánto cuestan?')).toMatch(/^Sí, a todo el país\./);
  expect(answerTo('¿Puedo retirar en el local?')).toContain(
    'Lun a vie 8:00–12:00 y 15:30–19:30 · Sáb 8:00–12:00',
  );
});

test('a shop that does not send everywhere promises what it writes, and no more [CONTENT-021]', () => {
  const store = { ...DEMO_STORE, shipsNationwide: false, shippingAnswer: 'Solo Rosario.' };
  expect(answerTo('¿Hacen envíos? ¿Cuánto cuestan?', store)).toMatch(/^Solo Rosario\. Por eso/);
});

test('a shop without a workshop is not asked about repairs [NAV-008]', () => {
  const asked = '¿Reparan máquinas y venden repuestos?';
  expect(answerTo(asked)).toContain('taller propio');
  expect(answerTo(asked, { ...DEMO_STORE, repairsAnswer: 'Los martes.' })).toBe('Los martes.');
  expect(answerTo(asked, { ...DEMO_STORE, repairsAnswer: '' })).toBeUndefined();
});

test('no question is asked twice [CONTENT-G02]', () => {
  const questions = faqEntries(DEMO_STORE).map(({ question }) => question);
  expect(new Set(questions).size).toBe(questions.length);
});
