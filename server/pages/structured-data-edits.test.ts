import { expect, test } from 'vitest';
import { edited } from './page-edits.ts';
import { structuredDataEdits } from './structured-data-edits.ts';

test('no text of a product ends the element that describes it [SEO-004]', () => {
  const page = Buffer.from('<head><title>ñ</title></head><body></body>');
  const described = structuredDataEdits(page, [{ name: '</script><b>ñ' }, { name: 'Hilo' }]);
  expect(edited(page, described).toString()).toBe(
    '<head><title>ñ</title><script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>ñ"}</script>' +
      '<script type="application/ld+json">{"name":"Hilo"}</script></head><body></body>',
  );
});
