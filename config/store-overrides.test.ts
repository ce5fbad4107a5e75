import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BLANK_SETTINGS } from './blank-store.ts';
import { DEMO_STORE } from './demo-store.ts';
import { ConfigurationError } from './env.ts';
import { STARTS } from './starting-store.ts';
import { storeOf } from './store-of.ts';
import { startingStore, storeOverrides } from './store-overrides.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hilvan-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The store of a file's content; `null` is a shop without a file. */
function storeWith(content: string | null) {
  const overrides = storeOverrides(content === null ? null : file(content));
  return storeOf(startingStore(overrides), '2026-11-20');
}

function file(content: string): string {
  const path = join(folder, 'tienda.json');
  writeFileSync(path, content);
  return path;
}

function faultsOf(content: string): readonly string[] {
  try {
    storeOverrides(file(content));
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
  }
  return [];
}

test('without a file the store is Casa Hilván, founded 1923, with 14 brands [CONST-003 CONTENT-014 CONTENT-024]', () => {
  const store = storeWith(null);
  expect(store).toMatchObject({ name: 'Casa Hilván', foundedIn: 1923, firstPurchaseMinimum: 20_000 });
  expect(store.brands).toHaveLength(14);
  expect(store.openingHours).toEqual([
    {
      from: 'Monday',
      to: 'Friday',
      spans: [
        { opens: '08:00', closes: '12:00' },
        { opens: '15:30', closes: '19:30' },
      ],
    },
    { from: 'Saturday', to: 'Saturday', spans: [{ opens: '08:00', closes: '12:00' }] },
  ]);
});

test('photos come from names of the public web, and a banner leads into the shop or to a whole address [STORE-001 STORE-002]', () => {
  const hosts = [
    '127.0.0.1',
    '10.0.0.1',
    '2130706433',
    '[::1]',
    'localhost',
    'nas.local',
    'caja.internal',
    'caja',
  ];
  expect(faultsOf(JSON.stringify({ imageHosts: hosts }))).toEqual(
    hosts.map(
      (_host, index) => `STORE_CONFIG: imageHosts.${index}: tiene que ser un sitio, como 'fotos.ejemplo.com'`,
    ),
  );
  expect(storeWith('{"imageHosts": ["res.cloudinary.com"]}').imageHosts).toEqual(['res.cloudinary.com']);
  const banner = (link: string) =>
    JSON.stringify({ banners: [{ id: 'a', image: null, title: 'T', text: '', link, from: '', to: '' }] });
  const elsewhere = ['/\\\\otro.test', '//otro.test', '/\\otro.test', '/a\\b', '/\tb', 'javascript:alert(1)'];
  for (const link of elsewhere) expect([link, faultsOf(banner(link)).length]).toEqual([link, 1]);
  for (const link of ['', '/', '/cart', 'https://otro.test/x']) expect(faultsOf(banner(link))).toEqual([]);
});

test('only existing pages can be switched off, and opening hours are valid times [ROUTE-021]', () => {
  expect(storeWith('{"switchedOff": ["calculadora", "FAQ"]}').switchedOff).toEqual(['calculadora', 'FAQ']);
  const hours = '{"from": "Monday", "to": "Lunes", "spans": [{"opens": "8:00", "closes": "24:00"}]}';
  expect(faultsOf(`{"switchedOff": ["cart"], "openingHours": [${hours}]}`)).toEqual([
    expect.stringMatching(/^STORE_CONFIG: openingHours.0.to: /),
    expect.stringMatching(/^STORE_CONFIG: openingHours.0.spans.0.opens: /),
    expect.stringMatching(/^STORE_CONFIG: openingHours.0.spans.0.closes: /),
    expect.stringMatching(/^STORE_CONFIG: switchedOff.0: /),
  ]);
});

test('a file overrides some values, and the rest keep their defaults', () => {
  const store = storeWith('{"name": "Mercería Norte", "structuredData": {"rating": null}}');
  expect(store).toEqual({ ...DEMO_STORE, name: 'Mercería Norte', structuredData: { rating: null } });
});

test('a blank shop promises nothing that its file does not name [CONST-003]', () => {
  const { settings } = startingStore(storeOverrides(file('{"name": "La Aguja"}')), STARTS.blank);
  expect(settings).toEqual({ ...BLANK_SETTINGS, identity: { ...BLANK_SETTINGS.identity, name: 'La Aguja' } });
  expect(settings.texts).toMatchObject({
    shipsNationwide: false,
    repairsAnswer: '',
    paymentMeans: ['cash', 'transfer'],
  });
});

test('the story and its generations are configurable, with at least one generation [CONST-003 CONTENT-G04]', () => {
  const own =
    '{"story": ["Somos dos hermanas."], "generations": [{"title": "Nosotras", "text": "Abrimos."}]}';
  expect(storeWith(own)).toMatchObject({
    story: ['Somos dos hermanas.'],
    generations: [{ title: 'Nosotras', text: 'Abrimos.' }],
  });
  expect(storeWith(null).generations).toHaveLength(5);
  expect(faultsOf('{"story": [], "generations": [{"title": "Nosotras"}], "map": {"pageUrl": "x"}}')).toEqual([
    expect.stringMatching(/^STORE_CONFIG: story: /),
    expect.stringMatching(/^STORE_CONFIG: generations\.0\.text: /),
    expect.stringMatching(/^STORE_CONFIG: map\.latitude: /),
    expect.stringMatching(/^STORE_CONFIG: map\.longitude: /),
    expect.stringMatching(/^STORE_CONFIG: map\.embedUrl: /),
    expect.stringMatching(/^STORE_CONFIG: map\.pageUrl: /),
  ]);
});

test('instalment plans keep their exact rates [CALC-004]', () => {
  const plan =
    '{"instalments": 3, "surcharge": {"numerator": 1035, "denominator": 10000}, "cardFee": {"numerator": 18, "denominator": 1000}}';
  expect(storeWith(`{"instalmentPlans": [${plan}]}`).instalmentPlans).toEqual([
    {
      instalments: 3,
      surcharge: { numerator: 1035n, denominator: 10_000n },
      cardFee: { numerator: 180n, denominator: 10_000n },
      grossIncomeTax: { numerator: 360n, denominator: 10_000n },
      isAbsorbed: false,
    },
  ]);
  const third = plan.replace('1035', '3333333');
  expect(faultsOf(`{"instalmentPlans": [${third.replace('10000}', '10000000}')}]}`)).toEqual([
    expect.stringMatching(/^STORE_CONFIG: instalmentPlans.0.surcharge: .*dos decimales/),
  ]);
  expect(faultsOf(`{"instalmentPlans": [${plan.replace('18,', '9999,')}, ${plan}]}`)).toEqual([
    'STORE_CONFIG: instalmentPlans.0.cardFee: no puede pasar de 50\u00a0%',
    'STORE_CONFIG: instalmentPlans.1.instalments: ya tiene un plan',
  ]);
});

test('each invalid field gives one fault that names it', () => {
  expect(faultsOf('{"name": "", "whatsappDigits": "+54", "colour": "rojo"}')).toEqual([
    expect.stringMatching(/^STORE_CONFIG: name: /),
    expect.stringMatching(/^STORE_CONFIG: whatsappDigits: /),
    expect.stringMatching(/^STORE_CONFIG: .*colour/),
  ]);
  expect(faultsOf('{')).toEqual([expect.stringContaining('no es un archivo JSON')]);
});

test('chat texts come all four together, and a quote is valid for whole days [QUOTE-002 QUOTE-011]', () => {
  const texts = { orderReceived: 'a', quote: 'b', ready: 'c', reminder: 'd' };
  const given = { chatTexts: texts, quoteValidityDays: 15 };
  expect(storeWith(JSON.stringify(given))).toMatchObject(given);
  expect(faultsOf('{"chatTexts": {"quote": "Hola"}, "quoteValidityDays": 0}')).toEqual([
    expect.stringMatching(/^STORE_CONFIG: chatTexts.orderReceived: /),
    expect.stringMatching(/^STORE_CONFIG: chatTexts.ready: /),
    expect.stringMatching(/^STORE_CONFIG: chatTexts.reminder: /),
    expect.stringMatching(/^STORE_CONFIG: quoteValidityDays: /),
  ]);
});
