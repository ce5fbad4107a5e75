import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Place } from '#config/s3-place.ts';

const TRIES = 3;
const FIRST_PAUSE = 100;
/** An original is at most 1600 px of WebP, and a thousand names are less: what is larger is none of ours. */
const LARGEST_ANSWER = 20 * 1024 * 1024;

/** A store answered, but not as it should; its status and the code that it gave. */
export class S3Fault extends Error {
  readonly status: number;

  constructor(status: number, code: string) {
    super(`${status} ${code}`);
    this.name = 'S3Fault';
    this.status = status;
  }
}

/** The requests that photos need, to one folder of a bucket. Each throws an S3Fault, or what the network said. */
export type S3Client = {
  /** `null` where there is no such object. */
  get(name: string): Promise<Buffer | null>;
  /** The store acknowledges what it keeps for good, and checks that it got it whole. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The next names after this one, in their order; none when there are no more. */
  namesAfter(name: string): Promise<string[]>;
};

type Asked = { readonly method: 'GET' | 'PUT'; readonly url: string; readonly body?: Buffer };

type Answer = { readonly status: number; readonly bytes: Buffer };

export type S3Limits = {
  /** How long a request may take with all its tries, in milliseconds: for what comes from the store, and what goes there. */
  readonly within: { readonly reading: number; readonly writing: number };
  /** Names in one answer, a thousand at most. */
  readonly namesAtOnce: number;
};

export function s3Client(place: S3Place, { within, namesAtOnce }: S3Limits): S3Client {
  const { origin, bucket, prefix, region, accessKeyId, secretAccessKey } = place;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const folder = `${origin}/${bucket}/${prefix}`;

  async function answered(asked: Asked, milliseconds: number): Promise<Answer> {
    const signal = AbortSignal.timeout(milliseconds);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await answeredOnce(asked, signal);
      } catch (error) {
        const mayPass = !(error instanceof S3Fault) || error.status >= 500 || error.status === 429;
        if (!mayPass || attempt === TRIES || signal.aborted) throw error;
        await delay(FIRST_PAUSE * 2 ** (attempt - 1), undefined, { signal });
      }
    }
  }

  async function answeredOnce({ method, url, body = Buffer.alloc(0) }: Asked, signal: AbortSignal) {
    const request = await signer.sign(url, {
      method,
      signal,
      // Whoever answers in the store's place gets nothing of ours.
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
      const { status, bytes } = await answered({ method: 'GET', url: folder + name }, within.reading);
      return status === 404 ? null : bytes;
    },
    async put(name, bytes) {
      found(await answered({ method: 'PUT', url: folder + name, body: bytes }, within.writing));
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
      const listed = found(await answered({ method: 'GET', url }, within.reading)).toString();
      return [...listed.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.slice(prefix.length));
    },
  };
}

/** Where it is no object that is asked for, what is missing is the bucket. */
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
    if (length > LARGEST_ANSWER) throw new S3Fault(status, 'larger than any photo');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
