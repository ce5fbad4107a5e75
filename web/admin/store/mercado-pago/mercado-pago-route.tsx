import '../area/area.css';
import { ArrowLeft } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFailure } from '../../list/section-failure.tsx';
import { SectionFrame } from '../../shell/section-frame.tsx';
import type { Route } from './+types/mercado-pago-route.ts';
import { fetchMercadoPago } from './fetch-mercado-pago.ts';
import { MercadoPagoForm } from './mercado-pago-form.tsx';

export function clientLoader() {
  return fetchMercadoPago();
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <SectionFrame title="Mercado Pago">
      <Skeleton className="mt-11 h-96" />
    </SectionFrame>
  );
}

/** The shop's account at Mercado Pago; its keys go in and never come out (PAY-001). */
export default function MercadoPagoRoute({ loaderData: account }: Route.ComponentProps) {
  return (
    <SectionFrame title="Mercado Pago">
      <PageLink to={deskPath('storePayments')} className="area-back">
        <ArrowLeft aria-hidden="true" /> Cobros
      </PageLink>
      {account === null ? (
        <SectionFailure text="No se pudo cargar la cuenta de Mercado Pago." />
      ) : (
        <MercadoPagoForm account={account} />
      )}
    </SectionFrame>
  );
}
