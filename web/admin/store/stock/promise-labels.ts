import type { Settings } from '#schemas/store/area-schemas.ts';

export const PROMISE_LABELS = {
  sent: 'Desde que se envía el presupuesto',
  accepted: 'Desde que el cliente lo acepta',
} as const satisfies Record<Settings['stock']['promisesFrom'], string>;
