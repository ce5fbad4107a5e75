import type { StaticPage } from '#domain/addresses/static-pages.ts';

export const STATIC_PAGE_LABELS: Readonly<Record<StaticPage, string>> = {
  howToBuy: 'Cómo comprar',
  FAQ: 'Preguntas frecuentes',
  aboutUs: 'Nosotros',
  contact: 'Contacto',
  calculadora: 'Calculadora de cuotas',
};
