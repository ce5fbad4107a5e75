import { type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http';

/** Forwards a request to another server and streams its answer back. @param origin such as 'http://127.0.0.1:4000' */
export function passOn(asked: IncomingMessage, answer: ServerResponse, origin: string): void {
  const { hostname, port } = new URL(origin);
  const { method, url: path, headers } = asked;
  const onward = requestOf({ hostname, port, path, method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}
