import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { composedMail } from './mail.ts';
import type { MailText } from './mail-blocks.ts';
import { mailedPhoto, mailSender } from './mail-sender.ts';

const SITE = 'https://tienda.example';
const AT = { name: 'Ana', address: 'ana@correo.test' };
const ITEM = {
  title: 'Hilo <fino>',
  url: `${SITE}/moreInfo/hilo`,
  photo: mailedPhoto('/images/hilo.webp', SITE),
  details: ['12 unidades', 'Rojo × 12'],
  amount: '$ 47.880,00',
};
const TEXT: MailText = {
  subject: 'Presupuesto de tu pedido N.º 7',
  preview: 'Total $ 49.380,50. <b>',
  blocks: [
    { kind: 'heading', text: 'Ana, tu presupuesto está listo' },
    { kind: 'paragraph', text: 'Vale hasta el viernes 27 de noviembre.' },
    {
      kind: 'action',
      total: '$ 49.380,50',
      label: 'Ver y aceptar el presupuesto',
      url: `${SITE}/presupuesto/abc`,
      asides: [{ label: 'Pedir un cambio', url: `${SITE}/presupuesto/abc#mensaje` }],
    },
    { kind: 'quote', text: 'Gracias por\n<escribirnos>' },
    {
      kind: 'items',
      items: [ITEM, { ...ITEM, title: 'Afilado', url: null, photo: null, details: [], amount: '$ 1.500,50' }],
    },
    { kind: 'facts', facts: [['Atendemos', 'Lunes a viernes']] },
    {
      kind: 'sums',
      sums: [
        ['Envío', 'A confirmar'],
        ['Total', '$ 49.380,50'],
      ],
      notes: ['No incluye los productos a consultar.'],
    },
    { kind: 'remark', text: 'Este enlace es personal.', link: { label: 'Arrepentirme', url: `${SITE}/a` } },
  ],
};

const envelope = { messageId: '<1@tienda.example>', from: AT, to: AT, replyTo: null };
const mailOf = (store = DEMO_STORE) => composedMail(envelope, TEXT, mailSender(store, SITE));

/** The words that a reader sees, in their order. */
function shownTexts(html: string): string[] {
  const [, body = ''] = html.split(/<body[^>]*>/);
  return body
    .replace(/<div style="display:none.*?<\/div>/s, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

test('a mail’s one button stands before its lines, below what it is about', () => {
  const { html, text } = mailOf();
  for (const body of [html, text]) {
    const places = ['tu presupuesto está listo', '$ 49.380,50', 'Ver y aceptar', 'Hilo'].map((part) =>
      body.lastIndexOf(part, body.indexOf('Afilado')),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  }
  expect(html.match(/bgcolor=/g)).toHaveLength(1);
});

test('its text says all that its HTML says, but for the tagline', () => {
  const { html, text } = mailOf();
  const said = text.replace(/\s+/g, ' ');
  const [name, tagline, ...rest] = shownTexts(html);
  expect([name, tagline]).toEqual([DEMO_STORE.name, DEMO_STORE.tagline]);
  expect(rest.filter((part) => !said.includes(part))).toEqual([]);
  expect(rest.at(-1)).toContain(DEMO_STORE.landline);
});

test('a mailbox shows the total before the mail is opened, as text', () => {
  expect(mailOf().html).toContain('overflow:hidden">Total $ 49.380,50. &lt;b&gt;</div>');
});

test('the shop’s logo and accent are its own, and each picture may be missing', () => {
  const look = { ...DEMO_STORE.look, accent: '#1d4ed8' };
  const { html } = mailOf({ ...DEMO_STORE, logo: '/images/logo.webp', look });
  expect(html).toContain(`src="${SITE}/images/200/logo.webp"`);
  expect(html).not.toContain('#a8112f');
  expect(html.match(/<img[^>]*alt="[^"]*"/g)).toEqual([
    expect.stringContaining(`alt="${DEMO_STORE.name}"`),
    expect.stringContaining('alt=""'),
  ]);
});
