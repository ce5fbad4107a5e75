import fc from 'fast-check';
import { expect, test } from 'vitest';
import { photoUrl } from './photo-url.ts';

test.each([
  [
    '[GRID-015 DATA-005 DATA-G01]',
    'https://res.example.com/shop/image/upload/v1/a.jpg',
    600,
    'https://res.example.com/shop/image/upload/q_100,f_auto,w_600/v1/a.jpg',
  ],
  [
    '[DETAIL-033 DATA-005]',
    'https://res.example.com/shop/image/upload/v1/a.jpg',
    800,
    'https://res.example.com/shop/image/upload/q_100,f_auto,w_800/v1/a.jpg',
  ],
  ['[DATA-005]', '/images/hilo.webp', 600, '/images/600/hilo.webp'],
  ['[DATA-005]', '/images/$&.webp', 300, '/images/300/$&.webp'],
  ['[DATA-G01]', 'https://other.example.com/a.jpg', 600, 'https://other.example.com/a.jpg'],
] as const)('$1 at its width $0', (_, url, width, expected) => {
  expect(photoUrl(url, width)).toBe(expected);
});

test('a photo URL can be changed from one width to another [DATA-005]', () => {
  const names = fc.stringMatching(/^[a-z0-9-]{1,20}\.webp$/);
  fc.assert(
    fc.property(names, (name) => {
      const stored = `https://res.example.com/shop/image/upload/${name}`;
      expect(photoUrl(photoUrl(stored, 600), 800)).toBe(photoUrl(stored, 800));
    }),
  );
});
