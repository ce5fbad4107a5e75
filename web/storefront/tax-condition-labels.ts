import type { Settings } from '#schemas/store/area-schemas.ts';

/** What the shop is for the tax office. */
export const TAX_CONDITION_LABELS = {
  'responsable-inscripto': 'Responsable inscripto',
  monotributo: 'Monotributo',
} as const satisfies Record<Settings['taxes']['condition'], string>;
