import type { Settings } from '#schemas/store/area-schemas.ts';
import { sellingArea } from '#schemas/store/selling-area.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/selling-route.ts';
import { SellingForm } from './selling-form.tsx';
import { SellingPreview } from './selling-preview.tsx';

const SELLING: AreaDefinition<Settings['selling']> = {
  area: 'selling',
  title: 'Formas de vender',
  schema: sellingArea,
  fields: {
    byMeasure: { label: 'Vender por metro', text: (isOn) => (isOn ? 'Sí' : 'No') },
    wholesale: { label: 'Mayoristas', text: (isOn) => (isOn ? 'Sí' : 'No') },
    barCodes: { label: 'Códigos de barras y etiquetas', text: (isOn) => (isOn ? 'Sí' : 'No') },
  },
};

export function clientLoader() {
  return fetchArea<Settings['selling']>(SELLING.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={SELLING.title} />;
}

export default function SellingRoute({ loaderData }: Route.ComponentProps) {
  return <AreaScreen definition={SELLING} loaded={loaderData} Form={SellingForm} Preview={SellingPreview} />;
}
