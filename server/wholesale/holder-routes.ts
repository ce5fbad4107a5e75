import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { clearListCookies, listTokenOf } from './list-cookie.ts';
import { wholesaleOf } from './wholesale-of.ts';

const TAGS = ['Mayoristas'];
const config = { access: 'public' } as const;

/** The prices of a list for the browser that holds it. Nothing may keep these answers (TRADE-003). */
export async function publicWholesaleRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/wholesale',
    {
      config,
      schema: { tags: TAGS, summary: 'Lo que ve quien tiene una lista de precios; null sin ninguna' },
    },
    async (request, reply) => {
      const held = await wholesaleOf(request.verbs(), listTokenOf(request));
      if (held === null) clearListCookies(reply);
      return reply.header('vary', 'Cookie').send(held);
    },
  );

  app.post(
    '/wholesale/leave',
    { config, schema: { tags: TAGS, summary: 'Este navegador vuelve a los precios de todos' } },
    async (_request, reply) => clearListCookies(reply).code(204).send(null),
  );
}
