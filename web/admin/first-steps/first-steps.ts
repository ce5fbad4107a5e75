import { STARTS } from '#config/starting-store.ts';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import type { WireStore } from '#schemas/store-answers.ts';
import type { StoreArea } from '#schemas/wire/store-areas.ts';

export type FirstStep = {
  readonly title: string;
  readonly text: string;
  /** Where it is done; `null` is on the server. */
  readonly to: string | null;
  readonly isDone: boolean;
};

type NewShop = { readonly overview: WireOverview; readonly store: WireStore };

/** What a new shop still needs, by what is really there (STORE-006). */
export function firstSteps({ overview, store }: NewShop): readonly FirstStep[] {
  const { products } = overview;
  const hasName = isOwn(store, 'identity');
  return [
    {
      title: 'Nombre y teléfono',
      text: 'Se leen en todas las páginas, en los correos y en los presupuestos. Hasta entonces los buscadores no ven la tienda.',
      to: hasName ? deskPath('storeContact') : deskPath('storeIdentity'),
      isDone: hasName && isOwn(store, 'contact'),
    },
    {
      title: 'Horarios',
      text: 'Cuándo atiendes, y los feriados.',
      to: deskPath('storeHours'),
      isDone: isOwn(store, 'hours'),
    },
    {
      title: 'Primeros productos',
      text: 'De a uno o todos juntos: ‘Importar’ lee CSV y XLSX, también los de Tiendanube, Shopify y WooCommerce.',
      to: deskPath('import'),
      isDone: products.total > 0,
    },
    {
      title: 'Fotos',
      text: 'Con el código en el nombre del archivo, cada foto encuentra su producto.',
      to: deskPath('importPhotos'),
      isDone: products.total > products.withoutPhoto,
    },
    {
      title: 'Cómo se paga',
      text: 'Lo que dice la tienda sobre el pago y el envío.',
      to: deskPath('storeTexts'),
      isDone: isOwn(store, 'texts') || isOwn(store, 'plans'),
    },
    {
      title: 'Datos legales',
      text: 'CUIT, razón social y los textos que pide la ley.',
      to: deskPath('storeLegal'),
      isDone: isOwn(store, 'legal'),
    },
    {
      title: 'Avisos por correo',
      text: 'Cada pedido y cada mensaje te llegan por correo. Los activa quien instaló la tienda, con SMTP_URL y NOTIFY_EMAIL.',
      to: null,
      isDone: overview.tellsByMail,
    },
  ];
}

/** Whether somebody saved the area, or the shop's file says something of its own. */
function isOwn(store: WireStore, area: StoreArea): boolean {
  const { version, ...fields } = store[area];
  const now = JSON.stringify(fields);
  return version > 0 || Object.values(STARTS).every(({ settings }) => now !== JSON.stringify(settings[area]));
}
