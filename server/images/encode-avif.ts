import { buffer } from 'node:stream/consumers';
import type { AvifJob } from './avif-queue.ts';
import { renderPhoto } from './render-photo.ts';
import { writeFileDurably } from './write-file-durably.ts';

// A process of its own, for one rendition of the photo that it reads from its standard input: its memory goes with it,
// and it can be ended at any moment.

/** What an AVIF must win over the WebP, as a share of its bytes, to be worth a second file. */
const WORTH_IT = 0.95;

const { target, width, webpBytes } = jobOf(process.argv[2]);
const avif = await renderPhoto(await buffer(process.stdin), { width, format: 'avif' });
await writeFileDurably(target, avif.length < webpBytes * WORTH_IT ? avif : Buffer.alloc(0));

/** The queue's own words, so they are what they say. */
function jobOf(text = ''): AvifJob {
  return JSON.parse(text);
}
