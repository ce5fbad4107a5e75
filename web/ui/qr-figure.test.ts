import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { qrTextIn } from '#tests/support/qr-text.ts';
import { QrFigure } from './qr-figure.tsx';

const PIXELS_A_MODULE = 3;
const MAX_EMAIL_LENGTH = 254;

const drawn = (text: string) =>
  renderToStaticMarkup(createElement(QrFigure, { text, label: 'Código', className: 'size-52' }));

/** Modules of a side, with the white border. */
function modulesOf(svg: string): number {
  return Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
}

async function readBack(svg: string): Promise<string> {
  const width = modulesOf(svg) * PIXELS_A_MODULE;
  const file = svg.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}"`);
  return qrTextIn(Buffer.from(file));
}

test('a reader decodes the link from the picture, for any account and shop', async () => {
  const plain = fc.emailAddress();
  const odd = fc
    .tuple(fc.string({ unit: fc.constantFrom(...'añéüß.+-_%€𝒂'), minLength: 1, maxLength: 200 }), plain)
    .map((parts) => parts.join('').slice(-MAX_EMAIL_LENGTH).toWellFormed());
  const long = fc.stringMatching(/^[a-z0-9.]{180,240}$/).map((local) => `${local}@correo.example`);
  const shop = fc.constantFrom('Hilván', 'Casa Hilván', 'Mercería «La Ñata» & hijos');
  const secret = fc.stringMatching(/^[A-Z2-7]{32}$/);
  await fc.assert(
    fc.asyncProperty(shop, fc.oneof(plain, odd, long), secret, async (shop, email, secret) => {
      const name = encodeURIComponent(shop);
      const link = `otpauth://totp/${name}:${encodeURIComponent(email)}?secret=${secret}&issuer=${name}`;
      expect(await readBack(drawn(link))).toBe(link);
    }),
    { numRuns: 50 },
  );
});

test('codes of every size that a link can need are readable', async () => {
  const texts = Array.from({ length: 65 }, (_, index) =>
    'otpauth://totp/'.repeat(80).slice(0, 4 + 18 * index),
  );
  const bySize = new Map(texts.map((text) => [modulesOf(drawn(text)), text]));
  expect([...bySize.keys()]).toEqual(Array.from({ length: 24 }, (_, index) => 29 + 4 * index));
  for (const text of bySize.values()) expect(await readBack(drawn(text))).toBe(text);
});

test('a text that is too long for the largest code has no picture', () => {
  expect(modulesOf(drawn('ñ'.repeat(1476)))).toBe(185);
  expect(drawn('ñ'.repeat(1477))).toBe('');
});
