import type { ApiInstance } from '#server/kernel/api-instance.ts';

/**
 * The figures of 'General', and the removal of the demo. Both compare products with the generated demo, so they load
 * its generator on first use: the shop starts and idles without it.
 */
export async function overviewRoutes(app: ApiInstance, { dataDir }: { dataDir: string }): Promise<void> {
  app.get(
    '/overview',
    {
      config: { access: 'staff' },
      schema: {
        tags: ['General'],
        summary: 'Cómo está la tienda: pedidos, montos, lo más pedido y lo que falta',
      },
    },
    async (request) => {
      const { shopOverview } = await import('./shop-overview.ts');
      return shopOverview(request.verbs(), { dataDir });
    },
  );

  app.delete(
    '/demo-products',
    {
      config: { access: 'erase' },
      schema: {
        tags: ['General'],
        summary: 'Elimina los productos de muestra que nadie editó; se pueden restaurar',
      },
    },
    async (request) => {
      const { removeDemo } = await import('./remove-demo.ts');
      return removeDemo(request.verbs());
    },
  );
}
