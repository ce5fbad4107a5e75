import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestRefusalCode } from '#schemas/wire/order-refusal.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { Traffic } from './traffic.ts';

type Answer = {
  readonly status: keyof Traffic['unreadable'];
  readonly reason: string;
  readonly code: RequestRefusalCode;
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408', reason: 'Request Timeout', code: 'too-slow' },
  HPE_HEADER_OVERFLOW: { status: '431', reason: 'Request Header Fields Too Large', code: 'too-many-headers' },
};

const BAD_REQUEST: Answer = { status: '400', reason: 'Bad Request', code: 'malformed-body' };

/**
 * Whether a request has several `Host` headers. Node takes the first of them, and a proxy may take another, so they would
 * speak of two sites (RFC 9112, 3.2).
 */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Answers 400 before any other work, and ends the connection. */
export function refuseUnreadable(response: ServerResponse, traffic: Traffic): void {
  const { status, code } = BAD_REQUEST;
  traffic.unreadable[status] += 1;
  const body = JSON.stringify(new Refusal(code).toProblem());
  response
    .writeHead(Number(status), {
      connection: 'close',
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}

/**
 * Answers an invalid HTTP request and ends its connection. Nothing is logged: the bytes can hold anything, and network
 * scans would fill the log.
 */
export function createClientErrorHandler(traffic: Traffic) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, reason, code } = ANSWERS[error.code ?? ''] ?? BAD_REQUEST;
    traffic.unreadable[status] += 1;
    if (socket.writable) {
      const body = JSON.stringify(new Refusal(code).toProblem());
      socket.write(
        [
          `HTTP/1.1 ${status} ${reason}`,
          'Connection: close',
          'Content-Type: application/problem+json',
          `Content-Length: ${Buffer.byteLength(body)}`,
          '',
          body,
        ].join('\r\n'),
      );
    }
    socket.destroySoon();
  };
}
