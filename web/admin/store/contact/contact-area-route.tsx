import type { Settings } from '#schemas/store/area-schemas.ts';
import { contactArea } from '#schemas/store/contact-area.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/contact-area-route.ts';
import { ContactAreaForm } from './contact-area-form.tsx';
import { ContactPreview } from './contact-preview.tsx';

const CONTACT: AreaDefinition<Settings['contact']> = {
  area: 'contact',
  title: 'Contacto y dirección',
  schema: contactArea,
  fields: {
    streetAddress: { label: 'Calle y número' },
    city: { label: 'Ciudad' },
    province: { label: 'Provincia' },
    postalCode: { label: 'Código postal' },
    landline: { label: 'Teléfono fijo' },
    mobile: { label: 'Celular' },
    whatsappDigits: { label: 'Número de WhatsApp' },
    email: { label: 'Correo electrónico' },
    map: {
      label: 'Punto en el mapa',
      text: ({ latitude, longitude, pageUrl }) => `${latitude}, ${longitude}\n${pageUrl}`,
    },
    socialLinks: { label: 'Redes', text: (links) => links.map(({ url }) => url).join('\n') },
  },
};

export function clientLoader() {
  return fetchArea<Settings['contact']>(CONTACT.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={CONTACT.title} />;
}

export default function ContactAreaRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AreaScreen definition={CONTACT} loaded={loaderData} Form={ContactAreaForm} Preview={ContactPreview} />
  );
}
