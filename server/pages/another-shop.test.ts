import { describe, expect, test } from 'vitest';
import type { StoreOverrides } from '#config/store-overrides.ts';
import { NOTICE_MAILS } from '#server/notice-mails.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';
import { builtPages } from './pages-source.ts';

/** A shop without generations, workshop, shipping or cards, in another city. */
const EL_COSTURERO: StoreOverrides & { name: string } = {
  name: 'El Costurero de Ana e Hijas',
  tagline: 'Telas y puntillas en Pichincha',
  description: 'Telas, puntillas y botones en Rosario.',
  foundedIn: 2011,
  city: 'Rosario',
  province: 'Córdoba',
  streetAddress: 'Jujuy 2150',
  postalCode: 'S2000',
  landline: '(0341) 440-0000',
  mobile: '+54 9 341 500-0000',
  whatsappDigits: '5493415000000',
  email: 'ana@costurero.test',
  map: {
    latitude: -32.93,
    longitude: -60.65,
    embedUrl: 'https://mapa.test/costurero',
    pageUrl: 'https://mapa.test/costurero/pagina',
  },
  socialLinks: [],
  openingHours: [{ from: 'Monday', to: 'Friday', spans: [{ opens: '09:30', closes: '18:45' }] }],
  story: ['Ana abrió en Pichincha con dos estantes.'],
  generations: [],
  brands: [],
  banners: [{ id: 'telas', image: null, title: 'Telas por metro', text: '', link: '/', from: '', to: '' }],
  paymentAnswer: 'Efectivo o transferencia.',
  paymentBenefit: 'Efectivo y transferencia',
  shippingBenefit: 'Envíos en Rosario',
  shippingAnswer: 'Solo Rosario, sin cargo.',
  shipsNationwide: false,
  paymentMeans: ['cash', 'transfer'],
  repairsAnswer: '',
  taxId: '27-11111111-1',
  greeting: 'Hola, Ana.',
};

/** What only the demo's shop says of itself. */
const OF_THE_DEMO =
  /Hilván(?!<\/b> \d)|HILVÁN|\b1923\b|Esperanza|Castellanos|42-1923|5493496|casahilvan|[Gg]enera(?:ción|ciones)\b|familia detrás|alguien de la familia|mercería de familia|taller|Reparaciones|a todo el país|23 provincias|Santa Fe|30-00000000|Costurina|8:00–12:00|Débito|Crédito/;

const PAGES = [
  '/',
  '/aboutUs',
  '/howToBuy',
  '/FAQ',
  '/contact',
  '/calculadora',
  '/cart',
  '/favoritos',
  '/misPedidos',
  '/arrepentimiento',
  '/login',
  '/filtros',
  '/moreInfo/nada',
  '/manifest.webmanifest',
  '/panel.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/1.xml',
  '/feeds/google-merchant.xml',
  '/feeds/meta.csv',
] as const;

const PUBLIC_URL = 'https://costurero.test';

describe.each(ANY_ENGINE)('a shop that is somebody else’s on %s', (engine) => {
  const thread = aThread({ brand: 'Ovillo' });
  const shop = shopForEachTest(engine, async () => ({
    products: [thread],
    store: EL_COSTURERO,
    pages: await builtPages(),
    publicUrl: PUBLIC_URL,
  }));
  const desk = quoteDesk(shop);

  test('no page, file or feed names the demo’s shop or speaks for it [STORE-001 CONST-003]', async () => {
    for (const url of [...PAGES, `/moreInfo/${thread.id}`]) {
      const { body } = await shop.call({ url });
      expect(body.length, url).toBeGreaterThan(50);
      expect(OF_THE_DEMO.exec(body)?.[0], url).toBeUndefined();
    }
  });

  test('no mail, quote or order page does [STORE-001 QUOTE-003]', async () => {
    const id = await desk.order(thread, { phone: '0341 600 0000' });
    const token = await desk.sent(id, thread);
    await desk.ask(token, '¿Y en azul?');
    const order = await shop.ctx.db
      .selectFrom('orders')
      .select('link_token')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const url of [`/presupuesto/${token}`, `/pedido/${order.link_token}`]) {
      const { body } = await shop.call({ url });
      expect(body, url).toContain(EL_COSTURERO.name);
      expect(OF_THE_DEMO.exec(body)?.[0], url).toBeUndefined();
    }
    const settings = {
      smtpUrl: 'smtp://127.0.0.1',
      notifyEmail: 'ana@costurero.test',
      publicUrl: PUBLIC_URL,
    };
    const rows = await shop.ctx.db.selectFrom('outbox').selectAll().execute();
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const mail = await NOTICE_MAILS[row.kind](shop.ctx, row, settings);
      expect(OF_THE_DEMO.exec(JSON.stringify(mail))?.[0], row.kind).toBeUndefined();
    }
  });

  test('as an app it has the first words of its name that fit [OFFLINE-001]', async () => {
    const { body } = await shop.call({ url: '/manifest.webmanifest' });
    expect(JSON.parse(body)).toMatchObject({ name: EL_COSTURERO.name, short_name: 'El Costurero' });
  });
});
