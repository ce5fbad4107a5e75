import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ENCODINGS_OF_BROWSERS } from './encodings-of-browsers.ts';

type Answer = { readonly headers: readonly string[]; readonly body: Buffer };

/** Node writes these by itself, for the shop too. */
const WRITTEN_BY_NODE = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * The shop's baseline: Node's `http` alone, sending the bytes and headers that the shop sent once.
 * Usage: node bench/bare-server.ts <url of the shop> <path>…
 */
const [shop, ...paths] = process.argv.slice(2);
const answers = new Map<string, Answer>();
for (const path of paths) answers.set(path, await answerOf(`${shop}${path}`));

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) response.writeHead(404).end();
  else response.writeHead(200, [...answer.headers]).end(answer.body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (typeof address === 'object' && address !== null) console.log(`http://127.0.0.1:${address.port}`);

async function answerOf(url: string): Promise<Answer> {
  const response = await responseOf(url);
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  return { headers: [...keptHeaders(response.rawHeaders), 'content-length', String(body.length)], body };
}

/** `fetch` would decompress the bytes. */
function responseOf(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': ENCODINGS_OF_BROWSERS }, agent: false }, resolve).once(
      'error',
      reject,
    );
  });
}

/** Names and values alternate. */
function keptHeaders(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !WRITTEN_BY_NODE.has(raw[index - (index % 2)]?.toLowerCase() ?? ''));
}
