import type { Settings } from '#schemas/store/area-schemas.ts';
import { legalArea } from '#schemas/store/legal-area.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/legal-area-route.ts';
import { LegalForm } from './legal-form.tsx';
import { LegalPreview } from './legal-preview.tsx';

const LEGAL: AreaDefinition<Settings['legal']> = {
  area: 'legal',
  title: 'Datos legales',
  schema: legalArea,
  fields: {
    taxId: { label: 'CUIT' },
    companyName: { label: 'Razón social' },
    legalAddress: { label: 'Domicilio legal' },
    consumerDefence: { label: 'Defensa del consumidor' },
    fiscalData: { label: 'Data fiscal' },
    terms: { label: 'Términos y condiciones' },
    privacy: { label: 'Privacidad' },
    returns: { label: 'Cambios y devoluciones' },
  },
};

export function clientLoader() {
  return fetchArea<Settings['legal']>(LEGAL.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={LEGAL.title} />;
}

/** Who sells, and what the shop tells its customers of their rights (LAW-004). */
export default function LegalAreaRoute({ loaderData }: Route.ComponentProps) {
  return <AreaScreen definition={LEGAL} loaded={loaderData} Form={LegalForm} Preview={LegalPreview} />;
}
