import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test('a mail link has the typed address [ORDADM-016]', () => {
  expect(mailLink({ address: 'marta+hilos@correo.test' })).toBe('mailto:marta%2Bhilos@correo.test');
  expect(mailLink({ address: 'a@b.co', subject: 'Tu mensaje & más' })).toBe(
    'mailto:a@b.co?subject=Tu%20mensaje%20%26%20m%C3%A1s',
  );
});

test('an encoded address adds no recipient, subject or line', () => {
  for (const address of ['a%3fbcc%3db@correo.test', 'a%0d%0abcc%3ab@correo.test', 'a%2cb@correo.test']) {
    const { protocol, pathname, search } = new URL(mailLink({ address }));
    expect([protocol, search]).toEqual(['mailto:', '']);
    expect(decodeURIComponent(pathname)).toBe(address);
  }
});
