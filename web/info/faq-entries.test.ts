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

test('no question is asked twice [CONTENT-G02]', () => {
  const questions = faqEntries(DEMO_STORE).map(({ question }) => question);
  expect(new Set(questions).size).toBe(questions.length);
});
