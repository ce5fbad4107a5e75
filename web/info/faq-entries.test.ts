import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { faqEntries } from './faq-entries.ts';

const answerTo = (question: string, store = DEMO_STORE) =>
  faqEntries(store).find((entry) => entry.question === question)?.answer;

test('CONTENT-006 new clients read the first-purchase minimum, written without a gap', () => {
  expect(answerTo('¿Hay un mínimo de compra?')).toMatch(/^Para clientes nuevos, .*\$20\.000\./);
});

test('CONTENT-006 a shop without a minimum has no such question', () => {
  const store = { ...DEMO_STORE, firstPurchaseMinimum: 0 };
  expect(answerTo('¿Hay un mínimo de compra?', store)).toBeUndefined();
});

test('payment is by bank transfer or cheque [CONTENT-007 CONTENT-009]', () => {
  expect(answerTo('¿Cómo puedo pagar?')).toMatch(/^Por banco o con cheque\./);
});

test('CONTENT-008 wholesale discounts are on request', () => {
  expect(answerTo('¿Hacen descuentos por mayor?')).toContain('los descuentos mayoristas se consultan');
});

test('CONTENT-014 CONTENT-021 orders go to the whole country or wait at the shop, at its hours', () => {
  expect(answerTo('¿Hacen envíos? ¿Cuánto cuestan?')).toMatch(/^Sí, a todo el país\./);
  expect(answerTo('¿Puedo retirar en el local?')).toContain(
    'Lun a vie 8:00–12:00 y 15:30–19:30 · Sáb 8:00–12:00',
  );
});

test('CONTENT-G02 no question is asked twice', () => {
  const questions = faqEntries(DEMO_STORE).map(({ question }) => question);
  expect(new Set(questions).size).toBe(questions.length);
});
