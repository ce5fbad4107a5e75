import type { Settings } from '#schemas/store/area-schemas.ts';
import { stockArea } from '#schemas/store/stock-area.ts';
import { formatWholeNumber } from '#web/format.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/stock-area-route.ts';
import { PROMISE_LABELS } from './promise-labels.ts';
import { StockAreaForm } from './stock-area-form.tsx';
import { StockAreaPreview } from './stock-area-preview.tsx';

const STOCK: AreaDefinition<Settings['stock']> = {
  area: 'stock',
  title: 'Existencias',
  schema: stockArea,
  fields: {
    isOn: { label: 'Controlar existencias', text: (isOn) => (isOn ? 'Sí' : 'No') },
    promisesFrom: { label: 'Desde cuándo se promete', text: (from) => PROMISE_LABELS[from] },
    refusesShort: { label: 'No aceptar sin existencias', text: (refuses) => (refuses ? 'Sí' : 'No') },
    lowAt: { label: 'Avisar en', text: formatWholeNumber },
    remnantAt: { label: 'Retazo, en centímetros', text: formatWholeNumber },
    isShown: { label: 'Mostrar lo que queda', text: (isShown) => (isShown ? 'Sí' : 'No') },
    shownAt: { label: 'Mostrar desde', text: formatWholeNumber },
  },
};

export function clientLoader() {
  return fetchArea<Settings['stock']>(STOCK.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={STOCK.title} />;
}

export default function StockAreaRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AreaScreen definition={STOCK} loaded={loaderData} Form={StockAreaForm} Preview={StockAreaPreview} />
  );
}
