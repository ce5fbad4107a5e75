import { once } from 'node:events';
import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import type { S3Place } from '#config/s3-place.ts';
import { onLoopback } from './on-loopback.ts';
import type { S3Server } from './s3-server.ts';

/** What befalls a request to the bucket. */
type Mishap =
  | { readonly kind: 'upload-cut' | 'download-cut' | 'answer-lost' }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }
  /** The store's clock is ahead of this machine's: it refuses what was signed more than a quarter of an hour ago. */
  | { readonly kind: 'clock'; readonly aheadMs: number };

type Met = Pick<IncomingMessage, 'method' | 'url'>;

export type HostileBucket = {
  readonly place: S3Place;
  /** The value of `BACKUP_S3_URL`. */
  readonly url: string;
  /** Lets a mishap befall each request that `isMet` says, until it is told otherwise; `times` of them at most. */
  let(isMet: (request: Met) => boolean, mishap: Mishap, times?: number): void;
  /** No mishaps any more. */
  calm(): void;
  /** How many requests met a mishap. */
  met(): number;
};

export const isPart = ({ method, url }: Met) => method === 'PUT' && url?.includes('partNumber=') === true;
export const isEndOfUpload = ({ method, url }: Met) =>
  method === 'POST' && url?.includes('uploadId=') === true;
export const isDownload = ({ method, url }: Met) => method === 'GET' && url?.includes('.cifrada') === true;

/** A folder in the bucket, reached through a line on which things go wrong; the store behind it is whole and checks signatures. */
export async function aHostileBucket(s3: S3Server): Promise<HostileBucket> {
  const { url, place } = s3.newPlace();
  let mishaps: { isMet: (request: Met) => boolean; mishap: Mishap; left: number }[] = [];
  let met = 0;
  const { origin, close } = await onLoopback(
    createServer((request, response) => {
      const found = mishaps.find(({ isMet, left }) => left > 0 && isMet(request));
      if (found !== undefined) {
        found.left -= 1;
        met += 1;
      }
      pass(request, response, { origin: place.origin, mishap: found?.mishap ?? null }).catch(() =>
        response.destroy(),
      );
    }),
  );
  onTestFinished(close);
  return {
    place: { ...place, origin },
    url: url.replace(new URL(place.origin).host, new URL(origin).host),
    let(isMet, mishap, times = Number.POSITIVE_INFINITY) {
      mishaps.push({ isMet, mishap, left: times });
    },
    calm() {
      mishaps = [];
    },
    met: () => met,
  };
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, mishap }: { origin: string; mishap: Mishap | null },
): Promise<void> {
  if (mishap?.kind === 'upload-cut') {
    await once(request, 'data');
    request.destroy();
    return;
  }
  const refusal = refusalOf(request, mishap);
  if (refusal !== null) {
    const { status, code, date } = refusal;
    request.resume();
    await once(request, 'end');
    response.writeHead(status, { date: date.toUTCString() }).end(`<Error><Code>${code}</Code></Error>`);
    return;
  }
  const onward = requestOf(new URL(request.url ?? '/', origin), {
    method: request.method,
    // Its host too: the signature holds it.
    headers: request.headers,
  });
  request.pipe(onward);
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  await deliver(answer, response, mishap);
}

/** The answer of a store before it does anything, or `null`. */
function refusalOf(request: IncomingMessage, mishap: Mishap | null) {
  if (mishap?.kind === 'refused') return { ...mishap, date: new Date() };
  if (mishap?.kind !== 'clock') return null;
  const date = new Date(Date.now() + mishap.aheadMs);
  const signed = String(request.headers['x-amz-date']).replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/,
    '$1-$2-$3T$4:$5:',
  );
  const isOff = Math.abs(date.getTime() - Date.parse(signed)) > 15 * 60_000;
  return isOff ? { status: 403, code: 'RequestTimeTooSkewed', date } : null;
}

async function deliver(
  answer: IncomingMessage,
  response: ServerResponse,
  mishap: Mishap | null,
): Promise<void> {
  if (mishap?.kind === 'answer-lost') {
    answer.resume();
    await once(answer, 'end');
    response.destroy();
    return;
  }
  response.writeHead(answer.statusCode ?? 500, answer.headers);
  const cutAt = mishap?.kind === 'download-cut' ? Number(answer.headers['content-length']) / 2 : Infinity;
  let sent = 0;
  for await (const chunk of answer) {
    sent += chunk.length;
    if (sent > cutAt) {
      // The first half is on its way before the line is cut.
      await new Promise((resolve) => response.write(chunk.subarray(0, chunk.length / 2), resolve));
      response.destroy();
      return;
    }
    response.write(chunk);
  }
  response.end();
}
