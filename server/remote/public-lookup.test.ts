import { expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from './public-lookup.ts';

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.10',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:192.168.1.10',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:0:127.0.0.1',
  '3fff::1',
  '5f00::1',
  '9000::1',
  'not an address',
])('%s is no public address [PRICES-010]', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '200.45.48.1',
  '2606:4700::1111',
  '2800:110::1',
  '::ffff:8.8.8.8',
])('%s is a public address [PRICES-010]', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a name that resolves to this machine is refused before any connection [PRICES-010]', async () => {
  const refused = new Promise((resolve) =>
    publicLookup('localhost', { all: true }, (error) => resolve(error)),
  );
  expect(await refused).toMatchObject({ name: 'PrivateAddressError' });
});
