/** The texts for a shop or page that is switched off (ROUTE-020, ROUTE-021). */
export const MAINTENANCE = {
  title: 'En mantenimiento',
  text: 'Esta función se encuentra bajo mantenimiento, por favor vuelve a intentar más tarde.',
} as const;
