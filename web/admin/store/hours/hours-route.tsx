import { daysText, timesText } from '#config/hours-text.ts';
import { formatDay } from '#domain/text/format-date.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { hoursArea } from '#schemas/store/hours-area.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/hours-route.ts';
import { HoursForm } from './hours-form.tsx';
import { HoursPreview } from './hours-preview.tsx';

const HOURS: AreaDefinition<Settings['hours']> = {
  area: 'hours',
  title: 'Horarios',
  schema: hoursArea,
  fields: {
    openingHours: {
      label: 'Días y horas',
      text: (hours) => hours.map((days) => `${daysText(days)} ${timesText(days)}`).join('\n'),
    },
    holidays: {
      label: 'Feriados y días distintos',
      text: (holidays) =>
        holidays
          .map((day) => `${formatDay(day.date)}, ${day.text}: ${timesText(day) || 'cerrado'}`)
          .join('\n'),
    },
  },
};

export function clientLoader() {
  return fetchArea<Settings['hours']>(HOURS.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={HOURS.title} />;
}

export default function HoursRoute({ loaderData }: Route.ComponentProps) {
  return <AreaScreen definition={HOURS} loaded={loaderData} Form={HoursForm} Preview={HoursPreview} />;
}
