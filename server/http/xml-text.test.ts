import fc from 'fast-check';
import { expect, test } from 'vitest';
import { xmlText } from './xml-text.ts';

test('text becomes element content, without characters that XML forbids [SEO-004]', () => {
  expect(xmlText('a<b>&"\'')).toBe('a&lt;b&gt;&amp;&quot;&apos;');
  expect(xmlText('uno\u0000\u0007\u000b dos\ud800\udc00\ud800\ufffe\uffff\ttres\n')).toBe(
    'uno dos\u{10000}\ttres\n',
  );
});

test('no text leaves markup or half a surrogate pair [SEO-004]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = xmlText(text);
      expect(written).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|apos);)/);
      expect(written.isWellFormed()).toBe(true);
    }),
  );
});
