import { upcomingHolidays } from '#domain/store/upcoming-holidays.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { HeaderNotes } from '#web/storefront/header-notes.tsx';
import { OpeningHours } from '#web/storefront/opening-hours.tsx';
import { PreviewStore } from '../area/preview-store.tsx';
import { Scaled } from '../area/scaled.tsx';

/** The line above every page, and the hours in 'Visítanos'. */
export function HoursPreview({ fields }: { fields: Settings['hours'] }) {
  return (
    <PreviewStore change={{ ...fields, holidays: upcomingHolidays(fields.holidays, Date.now()) }}>
      <Scaled width={1100}>
        <HeaderNotes />
      </Scaled>
      <div className="grid gap-1 p-5">
        <h3 className="text-block">Horario</h3>
        <OpeningHours />
      </div>
    </PreviewStore>
  );
}
