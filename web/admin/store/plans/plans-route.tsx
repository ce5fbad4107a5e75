import { pesos } from '#domain/money/centavos.ts';
import { formatDay } from '#domain/text/format-date.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { plansArea } from '#schemas/store/plans-area.ts';
import { formatPrice } from '#web/format.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/plans-route.ts';
import { percentText, planText } from './plan-text.ts';
import { PlansForm } from './plans-form.tsx';
import { PlansPreview } from './plans-preview.tsx';

const PLANS: AreaDefinition<Settings['plans']> = {
  area: 'plans',
  title: 'Planes de cuotas',
  schema: plansArea,
  fields: {
    history: {
      label: 'Planes y desde cuándo rigen',
      text: (history) =>
        history
          .map(
            ({ from, plans }) =>
              `Desde el ${formatDay(from)}: ${plans.map(planText).join(' · ') || 'ninguno'}`,
          )
          .join('\n'),
    },
    minimumPrice: {
      label: 'Cuotas desde un precio de',
      text: (minimum) => (minimum === 0 ? 'Cualquiera' : formatPrice(pesos(minimum))),
    },
    grossIncomeTax: { label: 'Ingresos Brutos', text: percentText },
  },
};

export function clientLoader() {
  return fetchArea<Settings['plans']>(PLANS.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={PLANS.title} />;
}

export default function PlansRoute({ loaderData }: Route.ComponentProps) {
  return <AreaScreen definition={PLANS} loaded={loaderData} Form={PlansForm} Preview={PlansPreview} />;
}
