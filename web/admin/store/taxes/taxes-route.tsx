import type { Settings } from '#schemas/store/area-schemas.ts';
import { taxesArea } from '#schemas/store/taxes-area.ts';
import { TAX_CONDITION_LABELS } from '#web/storefront/tax-condition-labels.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/taxes-route.ts';
import { NET_PRICE_SIZE_LABELS } from './tax-labels.ts';
import { TaxesForm } from './taxes-form.tsx';
import { TaxesPreview } from './taxes-preview.tsx';

const TAXES: AreaDefinition<Settings['taxes']> = {
  area: 'taxes',
  title: 'Impuestos',
  schema: taxesArea,
  fields: {
    condition: { label: 'Condición ante el IVA', text: (condition) => TAX_CONDITION_LABELS[condition] },
    netPriceSize: { label: 'Tamaño de la leyenda', text: (size) => NET_PRICE_SIZE_LABELS[size] },
  },
};

export function clientLoader() {
  return fetchArea<Settings['taxes']>(TAXES.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={TAXES.title} />;
}

export default function TaxesRoute({ loaderData }: Route.ComponentProps) {
  return <AreaScreen definition={TAXES} loaded={loaderData} Form={TaxesForm} Preview={TaxesPreview} />;
}
