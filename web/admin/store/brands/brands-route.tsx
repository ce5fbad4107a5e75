import type { Settings } from '#schemas/store/area-schemas.ts';
import { brandsArea } from '#schemas/store/brands-area.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/brands-route.ts';
import { BrandsForm } from './brands-form.tsx';
import { BrandsPreview } from './brands-preview.tsx';

const BRANDS: AreaDefinition<Settings['brands']> = {
  area: 'brands',
  title: 'Marcas',
  schema: brandsArea,
  fields: {
    brands: {
      label: 'Marcas',
      text: (brands) =>
        brands.map(({ name, logo }) => (logo === null ? name : `${name}, con logo`)).join('\n'),
    },
    brandPages: {
      label: 'Páginas de marcas',
      text: (pages) =>
        pages
          .map(({ name, text, picture }) => `${name}${picture === null ? '' : ', con foto'}: ${text}`)
          .join('\n'),
    },
  },
};

export function clientLoader() {
  return fetchArea<Settings['brands']>(BRANDS.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={BRANDS.title} />;
}

export default function BrandsRoute({ loaderData }: Route.ComponentProps) {
  return <AreaScreen definition={BRANDS} loaded={loaderData} Form={BrandsForm} Preview={BrandsPreview} />;
}
