import type { LegalPage } from '#config/store.ts';

export const LEGAL_TITLES: Record<LegalPage, string> = {
  terms: 'Términos y condiciones',
  privacy: 'Privacidad',
  returns: 'Cambios y devoluciones',
};
