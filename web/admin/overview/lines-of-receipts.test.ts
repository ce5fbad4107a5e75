import { expect, test } from 'vitest';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { receiptLines } from './lines-of-receipts.ts';

const NOTHING = { count: 0, amount: 0 };
const PAYMENTS: NonNullable<WireOverview['payments']> = {
  receipts: { ...NOTHING, oldest: null },
  owed: { ...NOTHING, byAge: { week: NOTHING, fortnight: NOTHING, older: NOTHING } },
  received: null,
};

test('receipts that wait are told with their sum and the oldest, in a shop that is paid here [DASH-G02 PAY-003]', () => {
  expect(receiptLines({ payments: null })).toEqual([]);
  expect(receiptLines({ payments: PAYMENTS })).toMatchObject([
    { text: 'Ningún comprobante por revisar', isDone: true },
  ]);
  const receipts = { count: 3, amount: 1_055_130, oldest: '2026-11-25T21:40:00.000Z' };
  const [line] = receiptLines({ payments: { ...PAYMENTS, receipts } });
  expect(line?.text.replaceAll('\u00a0', ' ')).toMatch(
    /^3 comprobantes por revisar, \$ 1\.055\.130; el más antiguo, del 25 de noviembre de 2026/,
  );
});
