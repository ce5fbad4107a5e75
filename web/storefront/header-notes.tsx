import type { ReactNode } from 'react';
import { hoursText } from '#config/hours-text.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Clock, CreditCard, Phone, Truck } from '#web/ui/stroke-icons.tsx';
import { PhoneLink } from './phone-link.tsx';
import { useStore } from './store-context.tsx';
import { WITHDRAWAL_PAGE } from './withdrawal-page.ts';

/** The line above the header: benefits at the left, hours and phone at the right (CONTENT-023). */
export function HeaderNotes() {
  const store = useStore();
  return (
    <div className="bg-ink text-fine text-linen-300">
      <div className="shop-width flex min-h-8 items-center justify-center gap-6 lg:min-h-9 lg:justify-between">
        <ul className="flex flex-wrap justify-between gap-x-7 max-lg:flex-1">
          <li>
            <PageLink
              to={WITHDRAWAL_PAGE}
              className="py-3 underline decoration-linen-300/50 underline-offset-4 hover:decoration-2"
            >
              Botón de arrepentimiento
            </PageLink>
          </li>
          <Note icon={<CreditCard aria-hidden="true" />} className="hidden sm:flex">
            {store.paymentBenefit}
          </Note>
          <Note icon={<Truck aria-hidden="true" />}>{store.shippingBenefit}</Note>
        </ul>
        <ul className="hidden gap-7 lg:flex">
          {store.openingHours.length > 0 && (
            <Note icon={<Clock aria-hidden="true" />}>{hoursText(store.openingHours)}</Note>
          )}
          {store.landline !== '' && (
            <Note icon={<Phone aria-hidden="true" />} className="hidden xl:flex">
              <PhoneLink phone={store.landline} className="hover:underline" />
            </Note>
          )}
        </ul>
      </div>
    </div>
  );
}

type NoteProps = { icon: ReactNode; className?: string; children: ReactNode };

function Note({ icon, className = 'flex', children }: NoteProps) {
  return (
    <li className={`items-center gap-2 [&_svg]:size-4 [&_svg]:text-mustard ${className}`}>
      {icon}
      {children}
    </li>
  );
}
