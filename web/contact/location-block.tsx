import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatLink } from '#web/storefront/chat-link.ts';
import { OpeningHours } from '#web/storefront/opening-hours.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { NetworkLinks } from '#web/storefront/social-links.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { telLink } from '#web/storefront/tel-link.ts';
import { Clock, MapPin, Phone, Smartphone } from '#web/ui/stroke-icons.tsx';
import { StoreMap } from './store-map.tsx';

/** As high as a finger is wide, without moving the lines apart. */
const LINK = 'sewn-link -my-2.5 inline-block py-2.5';

/** Where the shop is and how to reach it (CONTACT-003 to CONTACT-005). */
export function LocationBlock() {
  const store = useStore();
  return (
    <section aria-labelledby="visitanos" className="grid content-start overflow-hidden rounded-3 bg-surface">
      <StoreMap />
      <div className="px-4 py-6 lg:p-8">
        <h2 id="visitanos" className="mb-3 text-block">
          Visítanos
        </h2>
        <dl className="contact-list">
          <Row icon={<MapPin aria-hidden="true" />} label="Dirección">
            {store.streetAddress}
            <br />
            {store.postalCode} {store.city}, {store.province}
          </Row>
          <Row icon={<Phone aria-hidden="true" />} label="Teléfono fijo">
            <a href={telLink(store.landline)} className={`${LINK} figures`}>
              {store.landline}
            </a>
          </Row>
          <Row icon={<Smartphone aria-hidden="true" />} label="Celular y WhatsApp">
            <a href={telLink(store.mobile)} className={`${LINK} figures`}>
              {store.mobile}
            </a>
          </Row>
          <Row icon={<Mail aria-hidden="true" />} label="Email">
            <a href={`mailto:${store.email}`} className={`${LINK} break-all`}>
              {store.email}
            </a>
          </Row>
          <Row icon={<Clock aria-hidden="true" />} label="Horario">
            <OpeningHours />
          </Row>
        </dl>
        <div className="mt-4 flex flex-wrap items-center gap-x-6">
          <a
            className="button button-chat mt-4.5"
            href={chatLink({ digits: store.whatsappDigits, text: store.greeting })}
            target="_blank"
            rel="noopener"
          >
            <ChatIcon />
            Escríbenos por WhatsApp
          </a>
          <div className="contact-social">
            <NetworkLinks />
          </div>
        </div>
      </div>
    </section>
  );
}

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
