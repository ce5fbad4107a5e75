import { expect, test } from 'vitest';
import { arrivedPhotos, foreignCount, wantedPhotos } from './foreign-photos.ts';
import { writtenAddresses } from './list-in-cell.ts';

const OWN = '/images/0123456789abcdef0123456789abcdef.webp';
const imageHosts = ['res.cloudinary.com'];

test.each([
  [OWN, false],
  ['https://res.cloudinary.com/casa/image/upload/a.jpg', false],
  ['HTTPS://RES.CLOUDINARY.COM/a.jpg', false],
  ['http://res.cloudinary.com/a.jpg', true],
  ['https://res.cloudinary.com@malo.example/a.jpg', true],
  ['https://res.cloudinary.com.malo.example/a.jpg', true],
  ['https://cdn.shopify.com/a.jpg?v=1,2', true],
  ['foto.jpg', false],
  ['//cdn.shopify.com/a.jpg', false],
  ['file:///etc/passwd', false],
  [`https://cdn.shopify.com/${'a'.repeat(1000)}.jpg`, false],
])('%s has to be fetched: %s [IMPORT-009]', (url, isForeign) => {
  const [wanted] = wantedPhotos({ photos: [url], altTexts: [] }, { imageHosts, present: [] });
  expect(wanted?.photo).toBe(isForeign ? null : url);
});

test('a product’s photos keep the order of the file, and their texts, as they arrive [IMPORT-009]', () => {
  const photos = ['https://a.example/1.jpg', OWN, 'https://a.example/2.jpg', 'https://a.example/3.jpg'];
  const altTexts = ['uno', '', 'dos'];
  const wanted = wantedPhotos({ photos, altTexts }, { imageHosts, present: ['https://a.example/3.jpg'] });
  expect(foreignCount(wanted)).toBe(2);
  expect(arrivedPhotos(wanted)).toEqual({ photos: [OWN, photos[3]], altTexts: [] });
  const later = wanted.map((photo) =>
    photo.altText === 'dos' ? { ...photo, photo: '/images/2.webp' } : photo,
  );
  expect(arrivedPhotos(later)).toEqual({ photos: [OWN, '/images/2.webp', photos[3]], altTexts: ['', 'dos'] });
});

test.each([
  ['https://a.example/1.jpg, https://a.example/2.jpg', 2],
  ['https://a.example/w_10,h_20/1.jpg,https://a.example/2.jpg', 2],
  ['https://a.example/1.jpg | https://a.example/2.jpg;https://a.example/3.jpg', 3],
  ['https://a.example/1.jpg\nhttps://a.example/2.jpg ', 2],
  [' ', 0],
])('%j names %i photos [IMPORT-002 IMPORT-009]', (cell, count) => {
  expect(writtenAddresses(cell)).toHaveLength(count);
  expect(writtenAddresses(cell).every((address) => address.startsWith('https://a.example/'))).toBe(true);
});
