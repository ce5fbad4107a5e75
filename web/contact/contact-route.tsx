import './contact.css';
import { useSearchParams } from 'react-router';
import { staticPageMeta } from '#web/info/static-page-meta.ts';
import type { PageHandle } from '#web/shared-page.ts';
import type { Route } from './+types/contact-route.ts';
import { ContactBanner } from './contact-banner.tsx';
import { ContactForm } from './contact-form.tsx';
import { LocationBlock } from './location-block.tsx';
import { MessageArrived } from './message-arrived.tsx';

const TITLE = 'Contacto / Ubicación';
/** Says that the form was sent without scripts. */
const SENT = 'enviado';
const TITLE_ID = 'contacto';

export const handle = { shared: { query: { [SENT]: /^1$/ } } } satisfies PageHandle;

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
  const [search] = useSearchParams();
  return (
    <main className="shop-width pt-4 pb-10 lg:pt-8 lg:pb-20">
      <ContactBanner />
      <div className="contact-columns">
        <div>
          <h1 id={TITLE_ID} className="text-opener">
            {TITLE}
          </h1>
          <p className="mt-3 max-w-[36em] text-secondary">
            Cuéntanos qué estás cosiendo o qué repuesto buscas. Te responde una persona, por teléfono, mensaje
            o email.
          </p>
        </div>
        <LocationBlock />
        <div className="contact-writing">
          {search.has(SENT) ? <MessageArrived /> : <ContactForm labelledBy={TITLE_ID} />}
        </div>
      </div>
    </main>
  );
}
