import { Fragment, type ReactNode } from 'react';
import { hoursText } from '#config/hours-text.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Check, Clock, MapPin, Phone, Smartphone } from '#web/ui/stroke-icons.tsx';
import { generationsTitle, isOfFamily } from './generations-text.ts';
import { Logo } from './logo.tsx';
import { PhoneLink } from './phone-link.tsx';
import { SocialLinks } from './social-links.tsx';
import { useStore } from './store-context.tsx';

const PAGES = [
  { label: 'Cómo comprar', path: '/howToBuy' },
  { label: 'Preguntas frecuentes', path: '/FAQ' },
  { label: 'Calculadora de cuotas', path: '/calculadora' },
  { label: 'Mis pedidos', path: '/misPedidos' },
  { label: 'Favoritos', path: '/favoritos' },
] as const;

export function FooterColumns() {
  const store = useStore();
  const reasons = [
    ...(store.foundedIn > 0 ? [`Legado del fundador, desde ${store.foundedIn}`] : []),
    ...(isOfFamily(store) ? [generationsTitle(store)] : []),
    'Mercería completa',
    'Atención personalizada',
  ];
  return (
    <div className="shop-width grid gap-8 md:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.1fr_1.2fr] lg:gap-7 xl:gap-12">
      <div className="min-w-0">
        <Logo className="text-on-ink [&_small]:text-linen-300!" />
        <p className="mt-4.5 max-w-[24em]">
          {isOfFamily(store)
            ? `${generationsTitle(store)} de la misma familia detrás del mostrador.`
            : store.description}
        </p>
        <SocialLinks />
      </div>
      <FooterColumn title="Comprar">
        {PAGES.map(({ label, path }) => (
          <li key={path}>
            <PageLink to={path} className="sewn-link">
              {label}
            </PageLink>
          </li>
        ))}
      </FooterColumn>
      {store.city !== '' && <Visit />}
      <FooterColumn title="Por qué elegirnos">
        {reasons.map((reason) => (
          <li key={reason}>
            <Check aria-hidden="true" />
            {reason}
          </li>
        ))}
      </FooterColumn>
    </div>
  );
}

function Visit() {
  const store = useStore();
  return (
    <FooterColumn title="Visítanos">
      <li>
        <MapPin aria-hidden="true" />
        {store.city}, {store.province}
      </li>
      <li>
        <Phone aria-hidden="true" />
        <PhoneLink phone={store.landline} className="sewn-link" />
      </li>
      <li>
        <Smartphone aria-hidden="true" />
        <PhoneLink phone={store.mobile} className="sewn-link" />
      </li>
      {store.openingHours.length > 0 && (
        <li>
          <Clock aria-hidden="true" />
          <span>
            {hoursText(store.openingHours)
              .split(/(?<= [y·]) /)
              .map((part) => (
                <Fragment key={part}>
                  <span className="whitespace-nowrap">{part}</span>{' '}
                </Fragment>
              ))}
          </span>
        </li>
      )}
    </FooterColumn>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3.5 text-xl text-on-ink">{title}</h2>
      <ul className="footer-list">{children}</ul>
    </section>
  );
}
