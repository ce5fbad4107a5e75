import type { Settings } from '#schemas/store/area-schemas.ts';

export const NET_PRICE_SIZE_LABELS = {
  small: 'Más chica que el precio',
  same: 'Del mismo tamaño que el precio',
} as const satisfies Record<Settings['taxes']['netPriceSize'], string>;
