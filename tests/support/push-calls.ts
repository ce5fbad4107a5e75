import type { InjectOptions } from 'fastify';

/** A browser of a push service that nobody asks. */
const A_DEVICE = {
  endpoint: 'https://avisos.example/uno',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

/** A good call of each route of the notifications. */
export const PUSH_CALLS: Record<string, InjectOptions> = {
  'PUT /api/push/device': { payload: A_DEVICE },
  'POST /api/push/renew': { payload: { endpoint: A_DEVICE.endpoint } },
  'POST /api/push/test': { payload: A_DEVICE },
  'POST /api/push/end': { payload: { endpoint: A_DEVICE.endpoint } },
};
