import { describe, expect, test } from 'vitest';
import type { WireQuoteDraftContent } from '#schemas/quote.ts';
import { isSameContent } from './draft-content.ts';

const LINE = { _id: 'H-1', quantity: { Rojo: 3 }, unitPrice: '', discountPercent: '', note: '' };
const CONTENT: WireQuoteDraftContent = {
  lines: [LINE],
  extras: [{ text: 'Afilado', amount: '1500' }],
  discountPercent: '',
  shipping: { amount: '', carrier: '', note: '' },
  validUntil: '2026-12-01',
  message: '',
};

describe('a draft of a quote is the same [QUOTE-002]', () => {
  test('whatever order its fields have, and with a colour of 0 units', () => {
    const { message, ...rest } = CONTENT;
    expect(isSameContent(CONTENT, { message, ...rest })).toBe(true);
    const zeros = { ...CONTENT, lines: [{ ...LINE, quantity: { Azul: 0, Rojo: 3 } }] };
    expect(isSameContent(CONTENT, zeros)).toBe(true);
  });

  test.each<[string, Partial<WireQuoteDraftContent>]>([
    ['units', { lines: [{ ...LINE, quantity: { Rojo: 4 } }] }],
    ['a price', { lines: [{ ...LINE, unitPrice: '5' }] }],
    ['a note', { lines: [{ ...LINE, note: 'Sin cortar' }] }],
    ['an extra', { extras: [] }],
    ['the discount', { discountPercent: '5' }],
    ['the shipping', { shipping: { amount: '', carrier: 'Correo', note: '' } }],
    ['the last day', { validUntil: '2026-12-02' }],
    ['the message', { message: 'Hola' }],
  ])('but not with another one: %s', (_what, change) => {
    expect(isSameContent(CONTENT, { ...CONTENT, ...change })).toBe(false);
  });

  test('and a field that lines gain later counts by itself', () => {
    const wrapped = { ...LINE, wrapping: true };
    expect(isSameContent(CONTENT, { ...CONTENT, lines: [wrapped] })).toBe(false);
  });
});
