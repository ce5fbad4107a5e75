import type { ApiInstance } from './kernel/api-instance.ts';
import { APP_PLACE, APP_VERSION } from './kernel/app-version.ts';

/** The health check and the API's description. */
export async function healthRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/health',
    { config: { access: 'public' }, schema: { tags: ['Servicio'], summary: 'Si la tienda puede atender' } },
    async () => ({ status: 'ok', version: APP_VERSION, place: APP_PLACE }),
  );

  app.get(
    '/docs',
    {
      config: { access: 'staff' },
      schema: { tags: ['Servicio'], summary: 'Esta descripción, en OpenAPI 3.1' },
    },
    async () => app.describeApi(),
  );
}
