import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

const FASTIFY_IS_MADE = 'fastify.initialization';

/** Opens a shop and lists every route that its server registers, from any plugin. */
export async function withRegisteredRoutes<Shop extends { readonly app: FastifyInstance }>(
  open: () => Promise<Shop>,
): Promise<{ shop: Shop; routes: readonly RouteOptions[] }> {
  const routes: RouteOptions[] = [];
  const listen = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
      routes.push(route);
    });
  };
  subscribe(FASTIFY_IS_MADE, listen);
  try {
    const shop = await open();
    await shop.app.ready();
    return { shop, routes };
  } finally {
    unsubscribe(FASTIFY_IS_MADE, listen);
  }
}
