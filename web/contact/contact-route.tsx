import './contact.css';
import { staticPageMeta } from '#web/info/static-page-meta.ts';
import type { PageHandle } from '#web/shared-page.ts';
import type { Route } from './+types/contact-route.ts';
import { ContactBanner } from './contact-banner.tsx';
import { ContactForm } from './contact-form.tsx';
import { LocationBlock } from './location-block.tsx';

const TITLE = 'Contacto / Ubicación';
const TITLE_ID = 'contacto';

export const handle = { shared: {} } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  staticPageMeta({
    root: matches[0].loaderData,
    path: '/contact',
    title: TITLE,
    description:
      'Escríbenos, llámanos o pasa por el local: dirección, teléfonos, horarios y mapa de nuestra mercería.',
  });

/** ROUTE-007 */
export default function ContactRoute() {
  return (
    <main className="shop-width pt-4 pb-10 lg:pt-8 lg:pb-20">
      <ContactBanner />
      <div className="contact-columns">
        <div className="contact-writing">
          <h1 id={TITLE_ID} className="text-opener">
            {TITLE}
          </h1>
          <p className="mt-3 mb-7 max-w-[36em] text-secondary">
            Cuéntanos qué estás cosiendo o qué repuesto buscas. Te responde una persona, por teléfono, mensaje
            o email.
          </p>
          <ContactForm labelledBy={TITLE_ID} />
        </div>
        <LocationBlock />
      </div>
    </main>
  );
}
