/** The addresses of the texts that a shop writes for its customers (LAW-004). */
export const LEGAL_PATHS = {
  terms: '/terminos',
  privacy: '/privacidad',
  returns: '/devoluciones',
} as const;
