import { setTimeout as delay } from 'node:timers/promises';
import type { S3Place } from '#config/s3-place.ts';
import { elementText } from '#server/s3/element-text.ts';
import { type ListedObject, listedObjects } from '#server/s3/listed-objects.ts';
import {
  createS3Requests,
  mayPass,
  type S3Answer,
  S3Fault,
  type S3Request,
  s3CodeIn,
} from '#server/s3/s3-requests.ts';
import { inPieces } from './in-pieces.ts';

const MINUTE_MS = 60_000;
/** A store takes at most 10,000 parts, and none but the last below 5 MiB: up to 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
const NAMES_AT_ONCE = 1000;
/** Lists and answers to uploads are all that is read whole. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

export type StoredObject = { readonly name: string; readonly bytes: number };

type Upload = {
  readonly name: string;
  readonly path: string;
  readonly sent: number;
  /** Of the object that had the name before; `null` without one. */
  readonly tagBefore: string | null;
};

export type BucketPatience = {
  /** How long one request, a part of 8 MiB too, may take with all its retries, in ms. */
  readonly timeoutMs: number;
  readonly tries: number;
  readonly firstRetryDelayMs: number;
};

const PATIENCE: BucketPatience = { timeoutMs: 10 * MINUTE_MS, tries: 5, firstRetryDelayMs: 1000 };

/** The copies in one folder of a bucket. Each call throws an S3Fault or a network error after its last try. */
export type OffsiteBucket = {
  list(): Promise<StoredObject[]>;
  /** Stores an object of any size, whole or not at all; the store checks the hash of each part. Returns its size. */
  put(name: string, chunks: AsyncIterable<Uint8Array>): Promise<number>;
  /** An object's bytes; a download that is cut goes on where it was. */
  read(name: string): AsyncIterable<Uint8Array>;
  remove(name: string): Promise<void>;
};

export function openOffsiteBucket(place: S3Place, patience: BucketPatience = PATIENCE): OffsiteBucket {
  const { prefix } = place;
  const requests = createS3Requests(place, { maxAnswerBytes: MAX_ANSWER_BYTES });
  const asked = async (request: S3Request) => found(await requests.answered(request, patience));

  const entries = () =>
    listedObjects({
      prefix,
      atOnce: NAMES_AT_ONCE,
      ask: async (path) => (await asked({ method: 'GET', path })).toString(),
    });

  async function putParts(path: string, uploadId: string, chunks: AsyncIterable<Uint8Array>) {
    const parts: string[] = [];
    let sent = 0;
    for await (const { bytes, index } of inPieces(chunks, PART_BYTES)) {
      const query = new URLSearchParams({ partNumber: String(index + 1), uploadId });
      const { etag } = await putPart(`${path}?${query}`, bytes);
      parts.push(`<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
      sent += bytes.length;
    }
    return { sent, parts: parts.join('') };
  }

  async function putPart(path: string, body: Buffer): Promise<{ etag: string }> {
    const { status, bytes, headers } = await requests.answered({ method: 'PUT', path, body }, patience);
    if (status === 404) throw new S3Fault(status, { code: s3CodeIn(bytes) });
    return { etag: headers.get('etag') ?? '' };
  }

  /**
   * A store may say with a 200 that it failed, and an answer may get lost: the object itself tells that it is there, and
   * its tag that it is not the one of before.
   */
  async function complete(upload: Upload, body: Buffer) {
    const failure = await asked({ method: 'POST', path: upload.path, body }).then(
      (bytes) => (s3CodeIn(bytes) === '' ? null : new S3Fault(500, { code: s3CodeIn(bytes) })),
      (error: unknown) => error,
    );
    const stored = await entryOf(upload.name);
    if (stored !== null && stored.bytes === upload.sent && stored.tag !== upload.tagBefore) return;
    throw failure ?? new S3Fault(500, { code: 'IncompleteBody' });
  }

  async function entryOf(name: string): Promise<ListedObject | null> {
    return (await entries()).find((entry) => entry.name === name) ?? null;
  }

  async function* read(name: string): AsyncGenerator<Uint8Array> {
    let position = 0;
    for (let failures = 0; ; failures += 1) {
      const begunAt = position;
      try {
        const response = await openedAt(name, position);
        for await (const chunk of response.body ?? []) {
          position += chunk.length;
          yield chunk;
        }
        return;
      } catch (error) {
        if (position > begunAt) failures = 0;
        if (!mayPass(error) || failures + 1 >= patience.tries) throw error;
        await delay(patience.firstRetryDelayMs * 2 ** failures);
      }
    }
  }

  /** @throws S3Fault where the store sends another part than the one asked for */
  async function openedAt(name: string, position: number): Promise<Response> {
    const signal = AbortSignal.timeout(patience.timeoutMs);
    const headers = position === 0 ? {} : { range: `bytes=${position}-` };
    const response = await requests.opened({ method: 'GET', path: prefix + name, headers }, signal);
    if (position > 0 && response.status !== 206) throw new S3Fault(500, { code: 'RangeIgnored' });
    return response;
  }

  return {
    list: async () => (await entries()).map(({ name, bytes }) => ({ name, bytes })),
    async put(name, chunks) {
      const path = prefix + name;
      const tagBefore = (await entryOf(name))?.tag ?? null;
      const begun = (await asked({ method: 'POST', path: `${path}?uploads` })).toString();
      const uploadId = elementText(begun, 'UploadId');
      const upload = `${path}?${new URLSearchParams({ uploadId })}`;
      try {
        const { sent, parts } = await putParts(path, uploadId, chunks);
        const body = Buffer.from(`<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`);
        await complete({ name, path: upload, sent, tagBefore }, body);
        return sent;
      } catch (error) {
        // Parts of an upload that nobody ends would cost for ever. A store that is away keeps them: docs/backup.md says how it forgets them.
        await requests
          .answered({ method: 'DELETE', path: upload }, { ...patience, tries: 1 })
          .catch(() => undefined);
        throw error;
      }
    },
    read,
    async remove(name) {
      await requests.answered({ method: 'DELETE', path: prefix + name }, patience);
    },
  };
}

function found({ status, bytes }: S3Answer): Buffer {
  if (status === 404) throw new S3Fault(status, { code: s3CodeIn(bytes) });
  return bytes;
}
