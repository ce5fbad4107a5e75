import { buffer } from 'node:stream/consumers';
import type { AvifJob } from './avif-queue.ts';
import { renderPhoto } from './render-photo.ts';
import { writeFileDurably } from './write-file-durably.ts';

// Encodes one rendition of the photo on its standard input, in a process of its own: its memory is freed with it, and it
// can be ended at any moment.

/** An AVIF is kept only if it saves at least this share of the WebP's bytes. */
const MAX_SHARE_OF_WEBP = 0.95;

const { target, width, webpBytes } = jobOf(process.argv[2]);
const avif = await renderPhoto(await buffer(process.stdin), { width, format: 'avif' });
await writeFileDurably(target, avif.length < webpBytes * MAX_SHARE_OF_WEBP ? avif : Buffer.alloc(0));

/** Safe because only the queue passes these arguments. */
function jobOf(text = ''): AvifJob {
  return JSON.parse(text);
}
