import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Customer } from '#domain/orders/order.ts';
import { NOTICE_MAILS } from '#server/notice-mails.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import {
  aPlantedProduct,
  PLANTED,
  PLANTED_CUSTOMER,
  PLANTED_LONG,
  PLANTED_MESSAGE,
} from '#tests/support/planted-scripts.ts';
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const MAIL_TAG =
  /^<(?:!doctype html|\/?(?:html|head|title|style|body|h1|p|div|table|tr|td|strong|br|bdi|a|img|meta)(?: (?!on)[a-z]+="[^"<>]*")*)>$/;
const XML_TAG =
  /^<(?:\?xml [^<>]*\?|\/?(?:rss|channel|title|link|description|item|g:[a-z_]+|urlset|url|loc|lastmod|image:image|image:loc)(?: [a-z:]+="[^"<>]*")*)>$/;

const tagsOf = (markup: string) => markup.match(/<[^>]*>?/g) ?? [];

/** The page's tags that contain planted text outside quotes or as an address. */
function tainted(html: string): string[] {
  const tags = html.replace(/(<script[^>]*>).*?<\/script>/gs, '$1').match(/<(?:"[^"]*"|[^">])*>/g) ?? [];
  return tags.filter(
    (tag) => /pwned|evil\.example/.test(tag.replace(/"[^"]*"/g, '')) || /="\s*javascript:/i.test(tag),
  );
}

describe('scripts planted in every field', () => {
  const planted = aPlantedProduct();
  const photographed = aPlantedProduct({ code: null, photos: ['/images/cono-carmin.webp'] });
  const harmless = aThread();
  const settings = {
    smtpUrl: '',
    notifyEmail: 'ventas@casahilvan.example',
    publicUrl: 'https://tienda.example',
  };
  let shop: TestShop;

  beforeAll(async () => {
    const products = [planted, photographed, harmless];
    shop = await openTestShop('sqlite', { products, pages: await builtPages() });
    await order(PLANTED_CUSTOMER);
    const sent = await shop.call({ method: 'POST', url: '/api/sendContact', payload: PLANTED_MESSAGE });
    expect(sent.statusCode).toBe(201);
  });
  afterAll(() => shop.close());

  async function order(customer: Customer): Promise<void> {
    const quantities = Object.fromEntries(planted.colours.map((colour) => [colour, 1]));
    const payload = anOrderRequest([{ product: planted, quantities }], customer);
    expect((await shop.call({ method: 'POST', url: '/api/orders', payload })).statusCode).toBe(201);
  }

  const scriptsOf = (html: string) => html.match(/<script/gi)?.length;

  test('stay text in pages and in their data for the browser', async () => {
    const { body: plain } = await shop.call({ url: `/moreInfo/${harmless.id}` });
    for (const { id } of [planted, photographed]) {
      const { body } = await shop.call({ url: `/moreInfo/${id}` });
      expect(body).toContain('&lt;img src=x onerror=pwned=1&gt;');
      expect(tainted(body)).toEqual([]);
      expect(scriptsOf(body)).toBe(scriptsOf(plain));
      const structured = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      const [product] = structured
        .map(([, json = '']) => JSON.parse(json))
        .filter((data) => ['Product', 'ProductGroup'].includes(data['@type']));
      expect(product.name).toBe(planted.name);
    }
    const { body: home } = await shop.call({ url: '/?seed=1' });
    expect(home).toContain('&lt;img src=x onerror=pwned=1&gt;');
    expect(tainted(home)).toEqual([]);
  });

  test.each([
    '/?q=',
    '/?type=',
    '/?subsection=',
    '/?price=',
    '/?page=',
    '/?seed=',
    '/cart?paso=',
    '/login?volver=',
    '/moreInfo/',
    '/',
  ])('stay text where %s shows the address', async (at) => {
    for (const text of [PLANTED, PLANTED_LONG]) {
      const { body } = await shop.call({
        url: at + encodeURIComponent(text).slice(0, 2000).replace(/%.?$/, ''),
      });
      expect(tainted(body)).toEqual([]);
    }
  });

  test('stay text in the sitemap and in the feed [SEO-G03]', async () => {
    for (const url of ['/sitemap.xml', '/feeds/google-merchant.xml']) {
      const { body } = await shop.call({ url });
      expect(body).toContain(url === '/sitemap.xml' ? `/moreInfo/${planted.id}` : 'onerror=pwned=1&gt;');
      expect(tagsOf(body).filter((tag) => !XML_TAG.test(tag))).toEqual([]);
    }
  });

  test('stay text in the mails', async () => {
    const notices = await shop.ctx.db.selectFrom('outbox').selectAll().execute();
    expect(notices.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual([
      'message-received shop',
      'order-placed shop',
      'order-placed shopper',
    ]);
    for (const notice of notices) {
      const mail = await NOTICE_MAILS[notice.kind](shop.ctx, notice, settings);
      expect(mail?.html).toContain('&lt;img src=x onerror=pwned=1&gt;');
      expect(tagsOf(mail?.html ?? '').filter((tag) => !MAIL_TAG.test(tag))).toEqual([]);
    }
  });

  test('come out of downloads unchanged', async () => {
    const orders = await shop.callAsAdministrator({ url: '/api/orders.xlsx' });
    const [, row] = await readSheet(orders.rawPayload);
    expect(row).toEqual(expect.arrayContaining([PLANTED, planted.brand, planted.name]));
    const messages = await shop.callAsAdministrator({ url: '/api/getContact.xlsx' });
    expect((await readSheet(messages.rawPayload))[1]).toContain(PLANTED_LONG);
  });
});
