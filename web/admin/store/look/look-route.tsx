import '../banners/banners-area.css';
import './look.css';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { lookArea } from '#schemas/store/look-area.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/look-route.ts';
import { LookForm } from './look-form.tsx';
import { LookPreview } from './look-preview.tsx';

const LOOK: AreaDefinition<Settings['look']> = {
  area: 'look',
  title: 'Colores',
  schema: lookArea,
  fields: {
    accent: { label: 'Color', text: (accent) => accent ?? 'El de siempre' },
    colours: { label: 'Colores propios', text: (colours) => colours.map(({ name }) => name).join(', ') },
  },
};

export function clientLoader() {
  return fetchArea<Settings['look']>(LOOK.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={LOOK.title} />;
}

/** 'Colores': the accent, within what keeps every text readable (STORE-003), and colours beyond the 48 (BUY-008). */
export default function LookRoute({ loaderData }: Route.ComponentProps) {
  return <AreaScreen definition={LOOK} loaded={loaderData} Form={LookForm} Preview={LookPreview} />;
}
