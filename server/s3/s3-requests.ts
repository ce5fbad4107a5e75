import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Place } from '#config/s3-place.ts';

/** An error answer of the store: its status and code. */
export class S3Fault extends Error {
  readonly status: number;
  /** 'NoSuchBucket'; '' for an answer without one. */
  readonly code: string;
  /** What the store's clock said, in epoch ms; `null` if it did not tell. */
  readonly storeTime: number | null;

  constructor(
    status: number,
    { code = '', storeTime = null }: { code?: string; storeTime?: number | null } = {},
  ) {
    super(`${status} ${code}`);
    this.name = 'S3Fault';
    this.status = status;
    this.code = code;
    this.storeTime = storeTime;
  }
}

export type S3Request = {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Below the bucket, with the query; without a slash at its beginning. */
  readonly path: string;
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

export type S3Answer = { readonly status: number; readonly bytes: Buffer; readonly headers: Headers };

export type S3Patience = {
  /** How long one request may take with all its retries, in ms. */
  readonly timeoutMs: number;
  readonly tries: number;
  /** Doubles with each retry. */
  readonly firstRetryDelayMs: number;
};

export type S3Requests = {
  /** The whole answer, also a 404. The store checks the body's hash. @throws S3Fault or a network error after the last try */
  answered(request: S3Request, patience: S3Patience): Promise<S3Answer>;
  /** The answer to one try, with its body still to be read. @throws S3Fault or a network error */
  opened(request: S3Request, signal: AbortSignal): Promise<Response>;
};

/** @param maxAnswerBytes a larger answer to `answered` is refused */
export function createS3Requests(
  { origin, bucket, region, accessKeyId, secretAccessKey }: S3Place,
  { maxAnswerBytes }: { maxAnswerBytes: number },
): S3Requests {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function sent({ method, path, body, headers }: S3Request, signal: AbortSignal): Promise<Response> {
    const separator = path.startsWith('?') ? '' : '/';
    const request = await signer.sign(`${origin}/${bucket}${separator}${path}`, {
      method,
      // A redirect could lead credentials and contents to another server.
      redirect: 'error',
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...headers,
      },
      ...(body !== undefined && { body: new Uint8Array(body) }),
    });
    // Not in the request: nothing holds on to the signal that a request makes of its own, so once that is collected a deadline passes unheard.
    return fetch(request, { signal });
  }

  async function answeredOnce(request: S3Request, signal: AbortSignal): Promise<S3Answer> {
    const response = await sent(request, signal);
    const bytes = await boundedBody(response, maxAnswerBytes);
    if (response.ok || response.status === 404)
      return { status: response.status, bytes, headers: response.headers };
    throw faultOf(response, bytes);
  }

  return {
    async answered(request, { timeoutMs, tries, firstRetryDelayMs }) {
      const signal = AbortSignal.timeout(timeoutMs);
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await answeredOnce(request, signal);
        } catch (error) {
          if (!mayPass(error) || attempt >= tries || signal.aborted) throw error;
          await delay(firstRetryDelayMs * 2 ** (attempt - 1), undefined, { signal });
        }
      }
    },
    async opened(request, signal) {
      const response = await sent(request, signal);
      if (response.ok) return response;
      throw faultOf(response, await boundedBody(response, maxAnswerBytes));
    },
  };
}

/** Whether the same request may succeed a moment later. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof S3Fault) || (error.status >= 500 && error.status !== 507) || error.status === 429;
}

function faultOf({ status, headers }: Pick<Response, 'status' | 'headers'>, bytes: Buffer): S3Fault {
  const date = Date.parse(headers.get('date') ?? '');
  return new S3Fault(status, { code: s3CodeIn(bytes), storeTime: Number.isNaN(date) ? null : date });
}

/** The code of an error answer; '' without one. */
export function s3CodeIn(bytes: Buffer): string {
  return /<Code>([^<]*)</.exec(bytes.toString())?.[1] ?? '';
}

async function boundedBody({ status, body }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new S3Fault(status, { code: 'larger than any photo' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
