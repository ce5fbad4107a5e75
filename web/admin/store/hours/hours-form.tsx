import { type OpeningHours, WEEKDAYS, type Weekday } from '#domain/store/weekly-hours.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { ChoiceInput, TextInput } from '../area/area-inputs.tsx';
import { SortableRows } from '../area/sortable-rows.tsx';
import { SpansInput } from './spans-input.tsx';

const DAY_LABELS: Readonly<Record<Weekday, string>> = {
  Monday: 'Lunes',
  Tuesday: 'Martes',
  Wednesday: 'Miércoles',
  Thursday: 'Jueves',
  Friday: 'Viernes',
  Saturday: 'Sábado',
  Sunday: 'Domingo',
};

const DAYS = WEEKDAYS.map((value) => ({ value, label: DAY_LABELS[value] }));

const NEW_DAYS: OpeningHours = {
  from: 'Sunday',
  to: 'Sunday',
  spans: [{ opens: '09:00', closes: '13:00' }],
};

type HoursFormProps = { readonly form: AreaForm<Settings['hours']> };

export function HoursForm({ form }: HoursFormProps) {
  return (
    <>
      <WeekRows form={form} />
      <HolidayRows form={form} />
    </>
  );
}

function WeekRows({ form: { draft, set, problemAt } }: HoursFormProps) {
  return (
    <SortableRows
      path="openingHours"
      label="Días y horas"
      help="Una fila por cada grupo de días con el mismo horario. Los días que no están, la tienda no abre."
      rows={draft.openingHours}
      max={7}
      addLabel="Agregar días"
      empty={() => NEW_DAYS}
      nameOf={({ from, to }) =>
        from === to ? DAY_LABELS[from] : `${DAY_LABELS[from]} a ${DAY_LABELS[to].toLowerCase()}`
      }
      problemAt={problemAt}
      onChange={(openingHours) => set({ openingHours })}
    >
      {(days, change, path) => (
        <>
          <div className="grid grid-cols-2 gap-2.5">
            <ChoiceInput
              path={`${path}.from`}
              label="Desde"
              choices={DAYS}
              value={days.from}
              problemAt={problemAt}
              onChange={(from) => change({ ...days, from, to: laterDay(from, days.to) })}
            />
            <ChoiceInput
              path={`${path}.to`}
              label="Hasta"
              choices={DAYS}
              value={days.to}
              problemAt={problemAt}
              onChange={(to) => change({ ...days, to })}
            />
          </div>
          <SpansInput
            path={`${path}.spans`}
            spans={days.spans}
            canBeEmpty={false}
            problemAt={problemAt}
            onChange={(spans) => change({ ...days, spans })}
          />
        </>
      )}
    </SortableRows>
  );
}

/** A range never ends before it begins. */
function laterDay(from: Weekday, to: Weekday): Weekday {
  return WEEKDAYS.indexOf(to) < WEEKDAYS.indexOf(from) ? from : to;
}

function HolidayRows({ form: { draft, set, problemAt } }: HoursFormProps) {
  return (
    <SortableRows
      path="holidays"
      label="Feriados y días distintos"
      help="Se anuncian desde dos semanas antes y se van solos cuando pasan."
      rows={draft.holidays}
      max={60}
      addLabel="Agregar un día"
      empty={() => ({ date: '', text: '', spans: [] })}
      nameOf={({ text }, place) => text || `día ${place}`}
      problemAt={problemAt}
      onChange={(holidays) => set({ holidays })}
    >
      {(day, change, path) => (
        <>
          <div className="area-pair">
            <TextInput
              path={`${path}.date`}
              label="Día"
              type="date"
              value={day.date}
              problemAt={problemAt}
              onChange={(date) => change({ ...day, date })}
            />
            <TextInput
              path={`${path}.text`}
              label="Motivo"
              value={day.text}
              problemAt={problemAt}
              onChange={(text) => change({ ...day, text })}
            />
          </div>
          <SpansInput
            path={`${path}.spans`}
            spans={day.spans}
            canBeEmpty
            problemAt={problemAt}
            onChange={(spans) => change({ ...day, spans })}
          />
        </>
      )}
    </SortableRows>
  );
}
