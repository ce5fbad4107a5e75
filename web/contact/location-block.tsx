import type { ReactNode } from 'react';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { OpeningHours } from '#web/storefront/opening-hours.tsx';
import { PhoneLink } from '#web/storefront/phone-link.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { NetworkLinks } from '#web/storefront/social-links.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { strokeIcon } from '#web/ui/stroke-icon.tsx';
import { Clock, MapPin, Phone, Smartphone } from '#web/ui/stroke-icons.tsx';
import { StoreMap } from './store-map.tsx';

const Mail = strokeIcon(
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z',
);

/** As high as a finger is wide, without moving the lines apart. */
const LINK = 'sewn-link -my-2.5 inline-block py-2.5';

/** Where the shop is and how to reach it (CONTACT-003 to CONTACT-005). */
export function LocationBlock() {
  const store = useStore();
  const hasMap = store.map.embedUrl !== '';
  return (
    <section
      aria-labelledby="visitanos"
      className={`grid content-start overflow-hidden rounded-3 bg-surface ${hasMap ? 'below-its-map' : ''}`}
    >
      <div className="px-4 py-6 lg:row-start-2 lg:p-8">
        <h2 id="visitanos" className="mb-3 text-block">
          Visítanos
        </h2>
        {store.city === '' ? (
          <p className="text-secondary">Todavía no publicamos dirección ni teléfonos. Escríbenos aquí.</p>
        ) : (
          <dl className="contact-list">
            <Row icon={<MapPin aria-hidden="true" />} label="Dirección">
              {store.streetAddress}
              <br />
              {store.postalCode} {store.city}, {store.province}
            </Row>
            <Row icon={<Phone aria-hidden="true" />} label="Teléfono fijo">
              <PhoneLink phone={store.landline} className={LINK} />
            </Row>
            <Row icon={<Smartphone aria-hidden="true" />} label="Celular y WhatsApp">
              <PhoneLink phone={store.mobile} className={LINK} />
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
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-6">
          <ChatWithShop className="button button-chat mt-4.5">
            <ChatIcon />
            Escríbenos por WhatsApp
          </ChatWithShop>
          <div className="contact-social">
            <NetworkLinks />
          </div>
        </div>
      </div>
      {hasMap && (
        <div className="lg:row-start-1">
          <StoreMap />
        </div>
      )}
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
