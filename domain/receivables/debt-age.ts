/** How long ago what is owed was ordered. */
export const DEBT_AGES = ['week', 'fortnight', 'older'] as const;

export type DebtAge = (typeof DEBT_AGES)[number];

/** Up to so many days; what is older is late. */
export const DEBT_AGE_DAYS = { week: 7, fortnight: 15 } as const;

export const DEBT_AGE_LABELS: Readonly<Record<DebtAge, string>> = {
  week: 'Esta semana',
  fortnight: '8 a 15 días',
  older: 'Más de 15 días',
};
