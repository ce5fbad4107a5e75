import { expect, test } from 'vitest';
import { DEMO_PAYMENTS } from '#config/demo-payments.ts';
import { DEMO_SETTINGS } from '#config/demo-store.ts';
import { paymentsArea } from './payments-area.ts';

const transferWith = (part: Partial<(typeof DEMO_PAYMENTS)['transfer']>) =>
  paymentsArea.safeParse({ ...DEMO_PAYMENTS, transfer: { ...DEMO_PAYMENTS.transfer, ...part } });

test('the demo’s account is good, and of a bank that does not exist [PAY-001]', () => {
  expect(paymentsArea.parse(DEMO_PAYMENTS)).toEqual(DEMO_PAYMENTS);
  expect(DEMO_PAYMENTS.transfer.bankKey.slice(0, 3)).toBe('999');
});

test('a shop is off until it says otherwise [PAY-001]', () => {
  const { transfer, deposit } = paymentsArea.parse(DEMO_SETTINGS.payments);
  expect([transfer.isOn, deposit.isOn]).toEqual([false, false]);
});

test('what is typed is kept in one form [PAY-001]', () => {
  const { data } = transferWith({ bankKey: '99900018-00000019231028 ', taxId: '30000000007' });
  expect(data?.transfer).toMatchObject({ bankKey: '9990001800000019231028', taxId: '30-00000000-7' });
});

test.each([
  [{ bankKey: '9990001700000019231028' }, 'transfer.bankKey', /octavo dígito/],
  [{ bankKey: '9990001800000019231029' }, 'transfer.bankKey', /último dígito/],
  [{ bankKey: '99900018' }, 'transfer.bankKey', /faltan dígitos/],
  [{ taxId: '30-00000000-0' }, 'transfer.taxId', /último dígito no coincide/],
  [{ alias: 'casa' }, 'transfer.alias', /entre 6 y 20/],
  [{ alias: '', bankKey: '' }, 'transfer.alias', /alias o el CBU/],
  [{ holder: ' ' }, 'transfer.holder', /nombre de quién/],
  [{ discountPercent: '100' }, 'transfer.discountPercent', /menos que 100/],
])('%j is refused with what is wrong [PAY-001]', (part, field, message) => {
  const issues = transferWith(part).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual([field]);
  expect(issues[0]?.message).toMatch(message);
});

test('what is switched off may be blank, never wrong [PAY-001]', () => {
  const blank = { isOn: false, alias: '', bankKey: '', holder: '' };
  expect(transferWith(blank).success).toBe(true);
  expect(transferWith({ ...blank, bankKey: '123' }).success).toBe(false);
});
