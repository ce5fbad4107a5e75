import type { Settings } from '#schemas/store/area-schemas.ts';
import { identityArea } from '#schemas/store/identity-area.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/identity-route.ts';
import { IdentityForm } from './identity-form.tsx';
import { IdentityPreview } from './identity-preview.tsx';

const IDENTITY: AreaDefinition<Settings['identity']> = {
  area: 'identity',
  title: 'Identidad',
  schema: identityArea,
  fields: {
    name: { label: 'Nombre' },
    tagline: { label: 'Lema' },
    foundedIn: { label: 'Año de apertura' },
    description: { label: 'Descripción para buscadores' },
    logo: { label: 'Logo', text: (logo) => (logo === null ? 'El nombre escrito' : 'Una imagen propia') },
  },
};

export function clientLoader() {
  return fetchArea<Settings['identity']>(IDENTITY.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={IDENTITY.title} />;
}

export default function IdentityRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AreaScreen definition={IDENTITY} loaded={loaderData} Form={IdentityForm} Preview={IdentityPreview} />
  );
}
