import type { FastifyInstance } from 'fastify';
import { isPreviewer } from '#server/http/is-previewer.ts';
import { plainPage } from '#server/http/plain-page.ts';
import { heldList } from './held-list.ts';
import { setListCookies } from './list-cookie.ts';
import { openPriceListLink } from './open-link.ts';

type Link = { Params: { token: string } };

/** The link of a price list: whoever opens it sees the list's prices from then on (TRADE-002). */
export async function priceListLinkRoutes(app: FastifyInstance): Promise<void> {
  app.get<Link>(
    '/mayorista/:token',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const verbs = request.verbs();
      const { token } = request.params;
      // A chat that shows what is behind the link doesn't open it.
      const open = isPreviewer(request.headers) ? heldList : openPriceListLink;
      const held = await open(verbs, token);
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      if (held === null) {
        const { headers, html } = plainPage({
          title: 'Este link ya no abre precios mayoristas',
          body: '<p>Venció o la tienda lo cortó. Pídele uno nuevo.</p><p><a href="/">Ir a la tienda</a></p>',
        });
        return reply.code(404).headers(headers).send(html);
      }
      setListCookies(reply, request, { token, held, now: verbs.now() });
      return reply.code(303).header('location', '/').send();
    },
  );
}
