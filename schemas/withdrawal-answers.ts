import { z } from 'zod';
import { WITHDRAWAL_STATES } from '#domain/withdrawals/withdrawal.ts';
import { answer } from './answer.ts';
import type { WireWithdrawal, WireWithdrawalReceipt } from './wire/withdrawal.ts';

const instant = z.iso.datetime();

export const withdrawalReceiptAnswer = answer<WireWithdrawalReceipt>()(
  z.strictObject({ code: z.string().describe('Como ARR-7K3Q9'), answerBy: instant }),
);

export const withdrawalAnswer = answer<WireWithdrawal>()(
  z.strictObject({
    id: z.string(),
    version: z.int().min(1),
    code: z.string(),
    name: z.string(),
    contact: z.string(),
    orderNumber: z.string().describe('Como se escribió'),
    orderId: z.string().nullable().describe('El pedido de ese número'),
    text: z.string(),
    createdAt: instant,
    answerBy: instant.describe('24 horas después'),
    expiresAt: instant.describe('El fin del décimo día corrido'),
    state: z.enum(WITHDRAWAL_STATES),
    answer: z.string(),
    answeredAt: instant.nullable(),
    answeredBy: z.string(),
  }),
);
