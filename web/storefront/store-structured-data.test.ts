import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import type { StoreConfig } from '#config/store.ts';
import { storeData } from './store-structured-data.ts';

test('search engines read where the shop is, when it opens and how to reach it, and for how long a purchase is taken back [SEO-G01 CONTENT-014 LAW-003]', () => {
  expect(storeData({ store: DEMO_STORE, publicUrl: 'https://tienda.example' })).toMatchObject({
    '@type': 'HobbyShop',
    name: 'Casa Hilván',
    url: 'https://tienda.example/',
    image: 'https://tienda.example/art/share.jpg',
    telephone: '+543496421923',
    foundingDate: '1923',
    address: { addressLocality: 'Esperanza', addressRegion: 'Santa Fe', addressCountry: 'AR' },
    geo: { latitude: -31.4488, longitude: -60.9317 },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '12:00',
      },
      { dayOfWeek: expect.any(Array), opens: '15:30', closes: '19:30' },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '12:00' },
    ],
    sameAs: DEMO_STORE.socialLinks.map(({ url }) => url),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      merchantReturnDays: 10,
      returnFees: 'https://schema.org/FreeReturn',
      merchantReturnLink: 'https://tienda.example/arrepentimiento',
    },
  });
});

test('a number with a country code stays as it is [SEO-G01]', () => {
  const store = { ...DEMO_STORE, landline: '+54 9 3496 40-1923' };
  expect(storeData({ store, publicUrl: 'https://tienda.example' }).telephone).toBe('+5493496401923');
});

test('a holiday has its hours, and a closed one is from midnight to midnight [STORE-001]', () => {
  const special = (holidays: StoreConfig['holidays']) =>
    Object.entries(
      storeData({ store: { ...DEMO_STORE, holidays }, publicUrl: 'https://tienda.example' }),
    ).find(([name]) => name === 'specialOpeningHoursSpecification')?.[1];
  expect(special([])).toBeUndefined();
  const morning = { opens: '09:00', closes: '13:00' };
  expect(
    special([
      { date: '2026-12-24', text: 'Nochebuena', spans: [morning] },
      { date: '2026-12-25', text: 'Navidad', spans: [] },
    ]),
  ).toEqual([
    expect.objectContaining({ validFrom: '2026-12-24', validThrough: '2026-12-24', ...morning }),
    expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
  ]);
});
