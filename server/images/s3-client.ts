import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Place } from '#config/s3-place.ts';

const TRIES = 3;
const FIRST_RETRY_DELAY_MS = 100;
/** Originals (WebP, at most 1600 px) and lists of a thousand names are smaller; a larger answer is not ours. */
const MAX_RESPONSE_BYTES = 20 * 1024 * 1024;

/** An error answer of the store: its status and code. */
export class S3Fault extends Error {
  readonly status: number;

  constructor(status: number, code: string) {
    super(`${status} ${code}`);
    this.name = 'S3Fault';
    this.status = status;
  }
}

/** The requests for photos in one folder of a bucket. Each throws an S3Fault or a network error. */
export type S3Client = {
  /** `null` when there is no such object. */
  get(name: string): Promise<Buffer | null>;
  /** Resolves once the store has it durably. The store checks the content's hash. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The next names after this one, sorted; empty at the end. */
  namesAfter(name: string): Promise<string[]>;
};

type Asked = { readonly method: 'GET' | 'PUT'; readonly url: string; readonly body?: Buffer };

type Answer = { readonly status: number; readonly bytes: Buffer };

export type S3Limits = {
  /** How long a download or an upload may take with all its retries, in ms. */
  readonly timeoutMs: { readonly reading: number; readonly writing: number };
  /** Names per answer, at most a thousand. */
  readonly namesAtOnce: number;
};

export function createS3Client(place: S3Place, { timeoutMs, namesAtOnce }: S3Limits): S3Client {
  const { origin, bucket, prefix, region, accessKeyId, secretAccessKey } = place;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const folder = `${origin}/${bucket}/${prefix}`;

  async function answered(asked: Asked, limitMs: number): Promise<Answer> {
    const signal = AbortSignal.timeout(limitMs);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await answeredOnce(asked, signal);
      } catch (error) {
        const mayPass = !(error instanceof S3Fault) || error.status >= 500 || error.status === 429;
        if (!mayPass || attempt === TRIES || signal.aborted) throw error;
        await delay(FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1), undefined, { signal });
      }
    }
  }

  async function answeredOnce({ method, url, body = Buffer.alloc(0) }: Asked, signal: AbortSignal) {
    const request = await signer.sign(url, {
      method,
      signal,
      // A redirect could lead credentials and photos to another server.
      redirect: 'error',
      headers: {
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
        ...(method === 'PUT' && { 'content-type': 'image/webp' }),
      },
      ...(method === 'PUT' && { body: new Uint8Array(body) }),
    });
    const response = await fetch(request);
    const bytes = await boundedBody(response);
    if (response.ok || response.status === 404) return { status: response.status, bytes };
    throw new S3Fault(response.status, codeIn(bytes));
  }

  return {
    async get(name) {
      const { status, bytes } = await answered({ method: 'GET', url: folder + name }, timeoutMs.reading);
      return status === 404 ? null : bytes;
    },
    async put(name, bytes) {
      found(await answered({ method: 'PUT', url: folder + name, body: bytes }, timeoutMs.writing));
    },
    async namesAfter(name) {
      const query = new URLSearchParams({
        'list-type': '2',
        delimiter: '/',
        'max-keys': String(namesAtOnce),
        ...(prefix !== '' && { prefix }),
        ...(name !== '' && { 'start-after': prefix + name }),
      });
      const url = `${origin}/${bucket}?${query}`;
      const listed = found(await answered({ method: 'GET', url }, timeoutMs.reading)).toString();
      return [...listed.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.slice(prefix.length));
    },
  };
}

/** A 404 for a list means that the bucket is missing. */
function found({ status, bytes }: Answer): Buffer {
  if (status === 404) throw new S3Fault(status, codeIn(bytes));
  return bytes;
}

function codeIn(bytes: Buffer): string {
  return /<Code>([^<]*)</.exec(bytes.toString())?.[1] ?? '';
}

async function boundedBody({ status, body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) throw new S3Fault(status, 'larger than any photo');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
