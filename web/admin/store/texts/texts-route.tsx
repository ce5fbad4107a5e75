import { pesos } from '#domain/money/centavos.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { textsArea } from '#schemas/store/texts-area.ts';
import { formatPrice } from '#web/format.ts';
import { PAYMENT_MEANS_LABELS } from '#web/info/payment-means-labels.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/texts-route.ts';
import { STATIC_PAGE_LABELS } from './static-page-labels.ts';
import { TextsForm } from './texts-form.tsx';
import { TextsPreview } from './texts-preview.tsx';

const TEXTS: AreaDefinition<Settings['texts']> = {
  area: 'texts',
  title: 'Textos',
  schema: textsArea,
  fields: {
    paymentBenefit: { label: 'Pago, en una línea' },
    shippingBenefit: { label: 'Envío, en una línea' },
    paymentAnswer: { label: '¿Cómo puedo pagar?' },
    shippingAnswer: { label: 'Cuánto cuesta el envío' },
    shipsNationwide: { label: 'La tienda envía a todo el país' },
    paymentMeans: {
      label: 'Medios de pago',
      text: (means) => means.map((one) => PAYMENT_MEANS_LABELS[one]).join(', '),
    },
    repairsAnswer: { label: '¿Reparan máquinas y venden repuestos?' },
    searchExamples: { label: 'Ejemplos del buscador', text: (examples) => examples.join(', ') },
    firstPurchaseMinimum: {
      label: 'Mínimo de la primera compra',
      text: (minimum) => (minimum === 0 ? 'Sin mínimo' : formatPrice(pesos(minimum))),
    },
    quoteValidityDays: { label: 'Validez de un presupuesto', text: (days) => `${days} días` },
    visitCountdown: { label: 'Cuenta regresiva de la visita' },
    switchedOff: {
      label: 'Páginas apagadas',
      text: (pages) => pages.map((page) => STATIC_PAGE_LABELS[page]).join(', '),
    },
    imageHosts: { label: 'Otros sitios de fotos', text: (hosts) => hosts.join(', ') },
    structuredData: {
      label: 'Calificación en buscadores',
      text: ({ rating }) =>
        rating === null ? 'Sin calificación' : `${rating.value} de 5, ${rating.reviews} opiniones`,
    },
  },
};

export function clientLoader() {
  return fetchArea<Settings['texts']>(TEXTS.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={TEXTS.title} />;
}

export default function TextsRoute({ loaderData }: Route.ComponentProps) {
  return <AreaScreen definition={TEXTS} loaded={loaderData} Form={TextsForm} Preview={TextsPreview} />;
}
