import { expect, test } from 'vitest';
import { CAPABILITIES, mayDo, permissionAdvice, ROLES } from './roles.ts';

test('a role lower in the list may do nothing that a higher one may not [STORE-007]', () => {
  for (const capability of CAPABILITIES) {
    const allowed = ROLES.map((role) => mayDo(role, capability));
    expect([capability, allowed.toSorted((a, b) => Number(b) - Number(a))]).toEqual([capability, allowed]);
  }
});

test('an owner may do all, a manager all but accounts, backups, store and erasing [STORE-007]', () => {
  const refusedTo = (role: (typeof ROLES)[number]) => CAPABILITIES.filter((one) => !mayDo(role, one));
  expect(refusedTo('dueno')).toEqual([]);
  expect(refusedTo('encargado')).toEqual(['store', 'accounts', 'backups', 'erase']);
});

test('the counter attends orders, customers, messages and deliveries, and only sees prices [STORE-007 STOCK-008]', () => {
  const allowed = CAPABILITIES.filter((one) => mayDo('mostrador', one));
  expect(allowed).toEqual(['orders', 'customers', 'messages', 'see-prices', 'receive-stock']);
});

test('a refusal says who may do it [STORE-007]', () => {
  expect(permissionAdvice('prices')).toBe(
    'No tienes permiso para cambiar precios: pídeselo a un dueño o a un encargado.',
  );
  expect(permissionAdvice('backups')).toBe(
    'No tienes permiso para manejar las copias de seguridad: pídeselo a un dueño.',
  );
});
