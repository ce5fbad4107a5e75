import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { storeData } from './store-structured-data.ts';

test('search engines read where the shop is, when it opens and how to reach it [SEO-G01 CONTENT-014]', () => {
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
  });
});

test('a number with a country code stays as it is [SEO-G01]', () => {
  const store = { ...DEMO_STORE, landline: '+54 9 3496 40-1923' };
  expect(storeData({ store, publicUrl: 'https://tienda.example' }).telephone).toBe('+5493496401923');
});
