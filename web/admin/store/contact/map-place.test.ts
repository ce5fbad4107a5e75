import { expect, test } from 'vitest';
import { mapPlaceAt, pastedPoint } from './map-place.ts';

test.each([
  ['https://www.google.com/maps/place/Plaza/@-31.44,-60.93,17z/data=!3m1!4b1!3d-31.4488!4d-60.9317'],
  ['https://www.google.com/maps/@-31.4488,-60.9317,17z'],
  ['https://maps.google.com/?q=-31.4488,-60.9317'],
  ['https://www.openstreetmap.org/?mlat=-31.4488&mlon=-60.9317#map=17/-31.4/-60.9'],
  ['https://www.openstreetmap.org/#map=17/-31.4488/-60.9317'],
  [' -31.4488, -60.9317 '],
])('a pasted link of a map gives its point: %s [STORE-001]', (pasted) => {
  expect(pastedPoint(pasted)).toEqual({ latitude: -31.4488, longitude: -60.9317 });
});

test('what holds no point on earth gives none [STORE-001]', () => {
  expect(pastedPoint('https://maps.app.goo.gl/abc')).toBeNull();
  expect(pastedPoint('-131.4488, -60.9317')).toBeNull();
  expect(pastedPoint('')).toBeNull();
});

test('a point’s map has its marker and some streets around it [STORE-001]', () => {
  const { embedUrl, pageUrl } = mapPlaceAt(-31.4488, -60.9317);
  expect(new URL(embedUrl).searchParams.get('bbox')).toBe('-60.9417,-31.4548,-60.9217,-31.4428');
  expect(new URL(embedUrl).searchParams.get('marker')).toBe('-31.4488,-60.9317');
  expect(new URL(pageUrl).hash).toBe('#map=17/-31.4488/-60.9317');
});
