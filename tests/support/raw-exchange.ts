import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

type RawRequest = {
  readonly method?: string;
  /** Sent as it is: nothing is resolved or escaped. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

export type RawExchange = { readonly status: number; readonly head: string; readonly body: string };

/** Sends a request byte by byte; HTTP clients would correct much of it first. */
export async function rawExchange(
  url: string,
  { method = 'GET', target, headers = {}, body = Buffer.alloc(0) }: RawRequest,
): Promise<RawExchange> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server may close the connection while we still write.
  socket.on('error', () => undefined);
  const all = { host, connection: 'close', 'content-length': String(body.length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`), body]));
  const answer = await text(socket);
  const end = answer.indexOf('\r\n\r\n');
  return {
    status: Number(answer.split(' ', 2)[1]),
    head: answer.slice(0, end),
    body: answer.slice(end + 4),
  };
}
