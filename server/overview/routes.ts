import type { ApiInstance } from '#server/api-instance.ts';
import { removeDemo } from './remove-demo.ts';
import { shopOverview } from './shop-overview.ts';

/** What the dashboard's first screen shows, and the way out of the demo. */
export async function overviewRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/overview',
    {
      schema: {
        tags: ['General'],
        summary: 'Cómo está la tienda: pedidos, montos, lo más pedido y lo que falta',
      },
    },
    async (request) => shopOverview(request.verbs()),
  );

  app.delete(
    '/demo-products',
    {
      schema: {
        tags: ['General'],
        summary: 'Elimina los productos de muestra que nadie editó; se pueden restaurar',
      },
    },
    async (request) => removeDemo(request.verbs()),
  );
}
