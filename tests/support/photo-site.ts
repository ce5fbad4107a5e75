import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { aPhoto } from './photos.ts';

export type PhotoSite = {
  /** Without a slash at the end. */
  readonly url: string;
  /** The paths that were asked for. */
  readonly asked: string[];
};

/** Another site on this machine with a photo of its own at each path that ends in .jpg; `answer` is asked first. */
export async function photoSite(
  answer: RequestListener = () => undefined,
  host = '127.0.0.1',
): Promise<PhotoSite> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
    if (response.headersSent || response.writableEnded) return;
    if (!/\.jpg$/.test(request.url ?? '')) {
      response.writeHead(404).end('nada');
      return;
    }
    const hue = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
    response.end(await aPhoto({ width: 60, height: 40, hue }).jpeg().toBuffer());
  }).listen(0, host);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://${host}:${typeof address === 'object' ? address?.port : 0}`, asked };
}
