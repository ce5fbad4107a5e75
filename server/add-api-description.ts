import type { FastifyInstance } from 'fastify';
import { once } from '#domain/text/once.ts';
import type { ApiRoute } from './api-description.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** OpenAPI 3.1 of the routes. */
    describeApi(): Promise<object>;
  }
}

/** Collects the routes that are added from now on, and describes them on the first request. */
export function addApiDescription(app: FastifyInstance): void {
  const routes: ApiRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema = {}, config = {} }) => {
    if (method !== 'HEAD') routes.push({ method, url, schema, config });
  });
  app.decorate('describeApi', once(describe));

  async function describe(): Promise<object> {
    // Seldom needed, so the shop starts and idles without the answer schemas and the plugin.
    const { apiDescription } = await import('./api-description.ts');
    return apiDescription(routes);
  }
}
