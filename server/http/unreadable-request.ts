import type { Socket } from 'node:net';
import { Refusal, type RefusalCode } from '#server/errors.ts';
import type { Traffic } from './traffic.ts';

type Answer = {
  readonly status: keyof Traffic['unreadable'];
  readonly reason: string;
  readonly code: RefusalCode;
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408', reason: 'Request Timeout', code: 'too-slow' },
  HPE_HEADER_OVERFLOW: { status: '431', reason: 'Request Header Fields Too Large', code: 'too-many-headers' },
};

const BAD_REQUEST: Answer = { status: '400', reason: 'Bad Request', code: 'malformed-body' };

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
