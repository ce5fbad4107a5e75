import { MAX_PHOTO_MEGABYTES, MEGABYTE } from '#domain/files/file-weights.ts';
import { UnusablePhoto } from '../photos/unusable-photo.ts';
import { MAX_BATCH_PHOTOS } from './photo-batch.ts';

const MAX_PHOTO_BYTES = MAX_PHOTO_MEGABYTES * MEGABYTE;
/** Entries that are looked at, photos or not. */
const MAX_ENTRIES = 5000;

/** A photo of a ZIP. It is unpacked when it is read, so a large ZIP is never in memory as a whole. */
export type PackedPhoto = {
  /** Without folders. */
  readonly name: string;
  readonly bytes: number;
  /** @throws UnusablePhoto when the entry can't be unpacked, or is larger than a photo may be */
  unpack(): Promise<File>;
};

export function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || type === 'application/zip' || type === 'application/x-zip-compressed';
}

/**
 * The photos in a ZIP; folders and what systems add are left out. The code that reads ZIPs is fetched with the first one.
 * @throws UnusablePhoto when the file is no ZIP, or has more than 500 photos
 */
export async function photosInZip(file: File): Promise<PackedPhoto[]> {
  const { BlobReader, configure, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js');
  // The page's policy lets no script make a worker.
  configure({ useWebWorkers: false });
  const reader = new ZipReader(new BlobReader(file));
  const photos: PackedPhoto[] = [];
  try {
    let entries = 0;
    for await (const entry of reader.getEntriesGenerator()) {
      entries += 1;
      if (entries > MAX_ENTRIES) throw new UnusablePhoto(`Tiene más de ${MAX_ENTRIES} archivos.`);
      const name = entry.filename.split('/').at(-1) ?? '';
      if (entry.directory || isAddedBySystem(entry.filename, name)) continue;
      if (photos.length === MAX_BATCH_PHOTOS)
        throw new UnusablePhoto(`Tiene más de ${MAX_BATCH_PHOTOS} fotos: divídelo en dos.`);
      const { uncompressedSize: bytes, encrypted } = entry;
      photos.push({
        name,
        bytes,
        async unpack() {
          if (encrypted) throw new UnusablePhoto('Está protegida con una contraseña.');
          if (bytes > MAX_PHOTO_BYTES) throw tooHeavy();
          const { stream, file: unpacked } = boundedFile(name);
          await entry.getData(stream).catch(throwUnusable);
          return unpacked();
        },
      });
    }
  } catch (error) {
    return throwUnusable(error);
  }
  return photos;
}

function isAddedBySystem(path: string, name: string): boolean {
  return path.startsWith('__MACOSX/') || name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name);
}

/** Takes an entry's bytes up to the size of a photo, whatever size the ZIP claims. */
function boundedFile(name: string): { stream: WritableStream<Uint8Array<ArrayBuffer>>; file: () => File } {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const stream = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      bytes += chunk.length;
      if (bytes > MAX_PHOTO_BYTES) throw tooHeavy();
      chunks.push(chunk);
    },
  });
  return { stream, file: () => new File(chunks, name) };
}

function tooHeavy(): UnusablePhoto {
  return new UnusablePhoto(`Pesa más de ${MAX_PHOTO_MEGABYTES} MB.`);
}

function throwUnusable(error: unknown): never {
  if (error instanceof UnusablePhoto) throw error;
  console.info('ZIP no leído', error);
  throw new UnusablePhoto('No se puede leer: está dañado o no es un ZIP.');
}
