import type { Vat } from './vat.ts';

export const VAT_LABELS = {
  '21': '21\u00a0%',
  '10.5': '10,5\u00a0%',
  '0': '0\u00a0%',
} as const satisfies Record<Vat, string>;
