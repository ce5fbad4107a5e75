import type { FastifyRequest } from 'fastify';
import { pushDeviceSchema, pushEndpointSchema } from '#schemas/push.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { endDevice, keepDevice, pushSettings, renewDevice, testDevice } from './devices.ts';

const TAGS = ['Avisos de pedidos'];

/** Which browsers are notified of new orders. */
export async function pushRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/push',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'La clave con la que un navegador pide los avisos' },
    },
    async (request) => pushSettings(request.verbs()),
  );

  app.put(
    '/push/device',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Avisa a este navegador de cada pedido nuevo, hasta que se cierre su sesión',
        body: pushDeviceSchema,
      },
    },
    async (request, reply) => {
      await keepDevice(request.verbs(), { device: request.body, token: tokenOf(request) });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/push/renew',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Si este navegador recibe los avisos; desde ahora, hasta que se cierre esta sesión',
        body: pushEndpointSchema,
      },
    },
    async (request) => ({
      active: await renewDevice(request.verbs(), { ...request.body, token: tokenOf(request) }),
    }),
  );

  app.post(
    '/push/test',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Manda un aviso de prueba a este navegador', body: pushDeviceSchema },
    },
    async (request, reply) => {
      await testDevice(request.verbs(), { device: request.body, token: tokenOf(request) });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/push/end',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Deja de avisar a un navegador propio', body: pushEndpointSchema },
    },
    async (request, reply) => {
      await endDevice(request.verbs(), request.body.endpoint);
      return reply.code(204).send(null);
    },
  );
}

/** Only administrators reach this, so a token was sent. */
function tokenOf({ sessionToken }: FastifyRequest): string {
  if (sessionToken === null) throw new Refusal('not-authenticated');
  return sessionToken;
}
