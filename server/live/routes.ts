import type { ApiInstance } from '#server/kernel/api-instance.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { ChangeWatch } from '#server/kernel/watch-changes.ts';
import { deskNews } from './desk-news.ts';
import { openEventFeed } from './event-feed.ts';

const TAGS = ['Novedades'];

type LiveOptions = { readonly context: Pick<Context, 'db' | 'now'>; readonly changes: ChangeWatch };

/** The dashboard's stream of changes. Every write through `app` is reported at once. */
export function addLiveRoutes(app: ApiInstance, { context, changes }: LiveOptions): void {
  const feed = openEventFeed({ ...context, log: app.log, changes });
  // Open streams would keep the server from closing.
  app.addHook('preClose', async () => feed.close());
  app.addHook('onResponse', async ({ method, routeOptions }) => {
    if (method === 'GET' || method === 'HEAD') return;
    changes.checkSoon();
    if (routeOptions.config.endsSessions === true) await feed.checkSessions();
  });

  app.get(
    '/news',
    {
      config: { access: 'staff' },
      schema: { tags: TAGS, summary: 'Cuántos pedidos, mensajes sin leer y avisos sin enviar hay' },
    },
    async (request) => deskNews(request.verbs()),
  );

  app.get(
    '/events',
    {
      // A compressor would hold an event back until more follow.
      compress: false,
      exposeHeadRoute: false,
      config: { access: 'staff' },
      schema: { hide: true },
    },
    async (request, reply) => {
      const { sessionToken, actor } = request;
      const stream = sessionToken === null || actor === null ? null : feed.open(sessionToken, actor.role);
      if (stream === null) throw new Refusal('overloaded', { headers: { 'retry-after': '60' } });
      reply.raw.once('close', () => stream.destroy());
      return reply
        .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
        .send(stream);
    },
  );
}
