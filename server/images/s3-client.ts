import type { S3Place } from '#config/s3-place.ts';
import { type ListedObject, type Listing, listedObjects, pageAfter } from '#server/s3/listed-objects.ts';
import {
  createS3Requests,
  type S3Answer,
  S3Fault,
  type S3Request,
  s3CodeIn,
} from '#server/s3/s3-requests.ts';

const RETRIES = { tries: 3, firstRetryDelayMs: 100 };
/** Originals (WebP, at most 1600 px) and lists of a thousand names are smaller; a larger answer is not ours. */
const MAX_RESPONSE_BYTES = 20 * 1024 * 1024;

/** The requests for photos in one folder of a bucket. Each throws an S3Fault or a network error. */
export type S3Client = {
  /** `null` when there is no such object. */
  get(name: string): Promise<Buffer | null>;
  /** Resolves once the store has it durably. The store checks the content's hash. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** All objects, sorted by name. */
  list(): Promise<ListedObject[]>;
  /** Asks for a few names, and resolves when the store has told them. */
  reach(): Promise<void>;
};

export type S3Limits = {
  /** How long a download or an upload may take with all its retries, in ms. */
  readonly timeoutMs: { readonly reading: number; readonly writing: number };
  /** Names per answer, at most a thousand. */
  readonly namesAtOnce: number;
};

export function createS3Client(place: S3Place, { timeoutMs, namesAtOnce }: S3Limits): S3Client {
  const { prefix } = place;
  const requests = createS3Requests(place, { maxAnswerBytes: MAX_RESPONSE_BYTES });
  const answered = (request: S3Request, limitMs: number) =>
    requests.answered(request, { ...RETRIES, timeoutMs: limitMs });
  const listing: Listing = {
    prefix,
    atOnce: namesAtOnce,
    ask: async (path) => found(await answered({ method: 'GET', path }, timeoutMs.reading)).toString(),
  };

  return {
    async get(name) {
      const { status, bytes } = await answered({ method: 'GET', path: prefix + name }, timeoutMs.reading);
      return status === 404 ? null : bytes;
    },
    async put(name, body) {
      const headers = { 'content-type': 'image/webp' };
      found(await answered({ method: 'PUT', path: prefix + name, body, headers }, timeoutMs.writing));
    },
    list: () => listedObjects(listing),
    async reach() {
      await pageAfter('', listing);
    },
  };
}

/** A 404 for a list means that the bucket is missing. */
function found({ status, bytes }: S3Answer): Buffer {
  if (status === 404) throw new S3Fault(status, { code: s3CodeIn(bytes) });
  return bytes;
}
