import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { s3PlaceOf } from '#config/s3-place.ts';
import { xmlText } from '#server/http/xml-text.ts';
import { openS3PhotoStore } from '#server/images/s3-photo-store.ts';
import { openOffsiteBucket } from '#server/offsite/offsite-bucket.ts';
import { onLoopback } from '#tests/support/on-loopback.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { elementText } from './element-text.ts';
import { listedObjects } from './listed-objects.ts';

/** A bucket that lists these objects; the S3 server of the other tests escapes names twice. */
async function placeWith(names: readonly string[], prefix = '') {
  const { origin, close } = await onLoopback(
    createServer(({ url = '' }, response) => {
      const after = new URL(url, 'http://bucket').searchParams.get('start-after') ?? '';
      const keys = names.map((name) => prefix + name).toSorted();
      const listed = keys.filter((key) => key > after);
      const objects = listed.map((key) => `<Contents><Key>${xmlText(key)}</Key><Size>5</Size></Contents>`);
      response.end(`<ListBucketResult>${objects.join('')}</ListBucketResult>`);
    }),
  );
  onTestFinished(close);
  const place = s3PlaceOf(origin.replace('://', '://clave:secreto@').concat(`/fotos/${prefix}`));
  if (place === null) throw new Error(`${origin} is no place`);
  return place;
}

const NAMES = ['fotos & planos.zip', 'hilo.webp', "zapatos&telas 'nuevas'.pdf"];

test('copies beside foreign files of any name are listed to their end', async () => {
  const bucket = openOffsiteBucket(await placeWith(NAMES));
  expect(await bucket.list()).toEqual(NAMES.map((name) => ({ name, bytes: 5 })));
});

test('photos beside foreign files of any name are listed to their end [DATA-005]', async () => {
  const store = await openS3PhotoStore(await placeWith(NAMES), { log: recordedLog().loggerInstance });
  expect(await store.names()).toEqual(['hilo.webp']);
});

test('the empty object that a console makes for a folder is no copy, and ends no list', async () => {
  const bucket = openOffsiteBucket(await placeWith(['', ...NAMES], 'copias/'));
  expect((await bucket.list()).map(({ name }) => name)).toEqual(NAMES);
  expect(await openOffsiteBucket(await placeWith([''], 'copias/')).list()).toEqual([]);
});

test('a list that stands still is a fault', async () => {
  const ask = async () => '<Contents><Key>a</Key></Contents>';
  await expect(listedObjects({ prefix: '', atOnce: 1, ask })).rejects.toThrow('ListStandsStill');
});

test.each([
  ['<Key>telas &amp; hilos</Key>', 'telas & hilos'],
  ['<Key>a&lt;b&gt;&quot;c&apos;</Key>', `a<b>"c'`],
  ['<Key>ca&#241;a&#xF1;a</Key>', 'cañaña'],
  ['<Key>&amp;lt;</Key>', '&lt;'],
  ['<Key>sin nombre &copy;</Key>', 'sin nombre &copy;'],
  ['<Key>&#9999999;</Key>', '&#9999999;'],
  ['<Size>3</Size>', ''],
])('%s is read as %s', (xml, text) => {
  expect(elementText(xml, 'Key')).toBe(text);
});
