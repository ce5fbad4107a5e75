import type { Settings } from '#schemas/store/area-schemas.ts';
import { paymentsArea } from '#schemas/store/payments-area.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/payments-area-route.ts';
import { PaymentsAreaForm } from './payments-area-form.tsx';
import { PaymentsAreaPreview } from './payments-area-preview.tsx';

const PAYMENTS: AreaDefinition<Settings['payments']> = {
  area: 'payments',
  title: 'Cobros',
  schema: paymentsArea,
  fields: {
    transfer: { label: 'Transferencia' },
    deposit: { label: 'Seña' },
  },
};

export function clientLoader() {
  return fetchArea<Settings['payments']>(PAYMENTS.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={PAYMENTS.title} />;
}

/** How customers pay (PAY-001). */
export default function PaymentsAreaRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AreaScreen
      definition={PAYMENTS}
      loaded={loaderData}
      Form={PaymentsAreaForm}
      Preview={PaymentsAreaPreview}
    />
  );
}
