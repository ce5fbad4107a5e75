import type { SettingsArea } from './store-areas.ts';

/** The areas' names on screens. */
export const STORE_AREA_LABELS: Readonly<Record<SettingsArea, string>> = {
  identity: 'Identidad',
  contact: 'Contacto',
  hours: 'Horarios',
  story: 'Historia',
  brands: 'Marcas',
  banners: 'Portada',
  look: 'Colores',
  plans: 'Planes de cuotas',
  taxes: 'Impuestos',
  texts: 'Textos',
  legal: 'Datos legales',
  chat: 'Mensajes de chat',
  search: 'Buscador',
  selling: 'Formas de vender',
  stock: 'Existencias',
  payments: 'Cobros',
  categories: 'Categorías',
};
