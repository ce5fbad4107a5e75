import './banners-area.css';
import type { Banner, Settings } from '#schemas/store/area-schemas.ts';
import { bannersArea } from '#schemas/store/banners-area.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/banners-route.ts';
import { BannersForm } from './banners-form.tsx';
import { BannersPreview } from './banners-preview.tsx';

const BANNERS: AreaDefinition<Settings['banners']> = {
  area: 'banners',
  title: 'Portada',
  schema: bannersArea,
  fields: { banners: { label: 'Carteles', text: (banners) => banners.map(inWords).join('\n') } },
};

function inWords({ title, link, from, to, image }: Banner): string {
  const days = [from && `desde ${from}`, to && `hasta ${to}`, image !== null && 'con imagen', link];
  return [title, ...days.filter(Boolean)].join(' · ');
}

export function clientLoader() {
  return fetchArea<Settings['banners']>(BANNERS.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={BANNERS.title} />;
}

/** 'Portada': the home's banners (STORE-002). */
export default function BannersRoute({ loaderData }: Route.ComponentProps) {
  return <AreaScreen definition={BANNERS} loaded={loaderData} Form={BannersForm} Preview={BannersPreview} />;
}
