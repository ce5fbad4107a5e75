import { expect, test } from 'vitest';
import { centavos, pesos } from '../money/centavos.ts';
import { countedOf, type GatewayPayment } from './gateway-payment.ts';

const PAYMENT: GatewayPayment = {
  id: '1',
  reference: 'a',
  status: 'approved',
  statusDetail: 'accredited',
  isLive: true,
  amount: pesos(54_000),
  refunded: centavos(0),
  currency: 'ARS',
  changedAt: 0,
};

test.each<[Partial<GatewayPayment>, number, boolean]>([
  [{}, 54_000, false],
  [{ status: 'in_mediation' }, 54_000, false],
  [{ refunded: pesos(4000) }, 50_000, false],
  [{ status: 'pending' }, 0, false],
  [{ status: 'rejected' }, 0, false],
  [{ status: 'refunded', refunded: pesos(54_000) }, 0, false],
  [{ status: 'charged_back' }, 0, false],
  [{ status: 'charged_back', statusDetail: 'settled' }, 0, false],
  [{ status: 'charged_back', statusDetail: 'in_process' }, 0, false],
  [{ status: 'charged_back', statusDetail: 'reimbursed' }, 54_000, false],
  [{ status: 'approved', isLive: false }, 0, true],
  [{ status: 'rejected', isLive: false }, 0, false],
  [{ status: 'something new' }, 0, false],
  [{ amount: pesos(53_999.99) }, 0, true],
  [{ amount: pesos(54_000.01) }, 0, true],
  [{ amount: null }, 0, true],
  [{ currency: 'USD' }, 0, true],
  [{ refunded: pesos(60_000) }, 0, false],
])('%j counts %d of $ 54.000 [PAY-005]', (change, amount, isDoubtful) => {
  expect(countedOf({ ...PAYMENT, ...change }, pesos(54_000))).toEqual({ amount: pesos(amount), isDoubtful });
});
