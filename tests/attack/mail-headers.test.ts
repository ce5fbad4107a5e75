import { describe, expect, onTestFinished, test } from 'vitest';
import { NOTICE_MAILS } from '#server/notice-mails.ts';
import { createSmtpMailer } from '#server/notifications/mailer.ts';
import { startNoticeSender } from '#server/notifications/start-sender.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { mailContent } from '#tests/support/mail-content.ts';
import { type ReceivedMail, startMailServer } from '#tests/support/mail-server.ts';
import { A_MESSAGE } from '#tests/support/send-message.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import type { TestShop } from '#tests/support/test-shop.ts';

const SHOP = 'ventas@casahilvan.example';
const SHOPPER = 'marta@correo.test';
/** The longest line that a mail server must accept (RFC 5322). */
const MAX_LINE_LENGTH = 998;

const NAMES = [
  'Ana\r\nBcc: todos@correo.test',
  'Ana\nTo: todos@correo.test',
  'Ana\r\n\r\n<script>alert(1)</script>',
  'Ana\r\n.\r\nMAIL FROM:<a@correo.test>\r\nRCPT TO:<todos@correo.test>',
  'Ana\u2028Bcc: todos@correo.test',
  'Ana\u0085Bcc: todos@correo.test',
  'Ana\u000bBcc: todos@correo.test',
  '=?utf-8?Q?Ana=0D=0ABcc:_todos@correo.test?=',
  '=?utf-8?B?QW5hDQpCY2M6IHRvZG9zQGNvcnJlby50ZXN0?=',
  '"Ana" <todos@correo.test>, Otra',
  'Ana, todos@correo.test',
  'Ana <todos@correo.test',
  '(Ana) todos@correo.test;',
  '\\"Ana\\',
  'x'.repeat(100),
  'ñ'.repeat(100),
  '👩‍👩‍👧‍👦'.repeat(9),
];

const ADDRESSES = [
  'a@b.co\r\nBcc: todos@correo.test',
  'a@b.co\nBcc: todos@correo.test',
  'a@b.co>\r\nRCPT TO:<todos@correo.test',
  'a@b.co,todos@correo.test',
  'a@b.co;todos@correo.test',
  'a@b.co todos@correo.test',
  'Ana <a@b.co>',
  '"a b"@c.co',
  'a@[127.0.0.1]',
  'a@b',
  '=?utf-8?Q?a=40b.co?=',
];

/** Every header that our mails have. */
const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

describe('mails with hostile texts', () => {
  const thread = aThread({ name: 'Hilo\r\nBcc: todos@correo.test' });
  const shop = shopForEachTest('sqlite', { products: [thread] });

  const order = (customer: { firstName?: string; lastName?: string; email?: string }) => {
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }], { email: SHOPPER });
    const { firstName = payload.userName, lastName = payload.userLastName, email = SHOPPER } = customer;
    const body = { ...payload, userName: firstName, userLastName: lastName, userEmail: email };
    return shop.call({ method: 'POST', url: '/api/orders', payload: body });
  };
  const message = (fields: Partial<typeof A_MESSAGE>) =>
    shop.call({ method: 'POST', url: '/api/sendContact', payload: { ...A_MESSAGE, ...fields } });

  test('several addresses in one field are refused [CHECKOUT-030 CONTACT-007]', async () => {
    for (const email of ADDRESSES) {
      expect([email, (await order({ email })).statusCode]).toEqual([email, 400]);
      expect([email, (await message({ userEmail: email })).statusCode]).toEqual([email, 400]);
    }
  });

  test('no name and no message adds a header, a recipient or a part to a mail', async () => {
    const pairs = NAMES.map((name, index) => [name, NAMES.at(index - 1) ?? ''] as const);
    const tried = pairs.filter((_pair, index) => index % 2 === 0);
    for (const [name, other] of tried) {
      expect([name, (await order({ firstName: name, lastName: other })).statusCode]).toEqual([name, 201]);
      const userMessage = `${name}\r\n.\r\n${'x'.repeat(1500)}`;
      const sent = await message({ userName: other, userLocation: name, userMessage });
      expect([other, sent.statusCode]).toEqual([other, 201]);
    }
    const mails = await sentMails(shop, tried.length * 3);
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([SHOP, SHOPPER]));
    for (const { raw } of mails) {
      const { headers } = mailContent(raw);
      expect(HEADERS).toEqual(expect.arrayContaining([...headers.keys()]));
      expect(headers.get('to')).toMatch(/^[^,]*@[^,@]*$/);
      expect(headers.get('subject')).not.toMatch(/[\p{Cc}\u2028]/u);
      expect(raw.match(/^content-type: /gim)).toHaveLength(3);
      expect(Math.max(...raw.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(
        MAX_LINE_LENGTH,
      );
    }
  });
});

async function sentMails(shop: TestShop, count: number): Promise<readonly ReceivedMail[]> {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const sender = startNoticeSender({
    mails: NOTICE_MAILS,
    ctx: shop.ctx,
    settings: { smtpUrl: mail.url, notifyEmail: SHOP, publicUrl: 'https://tienda.example' },
    mailer: createSmtpMailer(mail.url),
    changes: shop.changes,
    stopTimeoutMs: 50,
    checkEveryMs: 20,
    delayMsAfter: () => 20,
  });
  shop.beforeClosing(() => sender.stop());
  await expect.poll(() => mail.received.length).toBe(count);
  return mail.received;
}
