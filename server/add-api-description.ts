import type { FastifyInstance } from 'fastify';
import { once } from '#domain/text/once.ts';
import type { ApiRoute } from './api-description.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** OpenAPI 3.1 of the routes. */
    describeApi(): Promise<object>;
  }
}

/** Keeps the routes that are added from now on in mind, and describes them once somebody asks. */
export function addApiDescription(app: FastifyInstance): void {
  const routes: ApiRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema = {}, config = {} }) => {
    if (method !== 'HEAD') routes.push({ method, url, schema, config });
  });
  app.decorate('describeApi', once(describe));

  async function describe(): Promise<object> {
    // Seldom asked for: the shop starts and idles without the shapes of its answers and what describes them.
    const { apiDescription } = await import('./api-description.ts');
    return apiDescription(routes);
  }
}
