import './hours.css';
import { Plus, X } from 'lucide-react';
import type { OpenSpan } from '#domain/store/weekly-hours.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '../area/area-inputs.tsx';

const MAX_SPANS = 6;

type SpansInputProps = {
  /** Of the list: 'openingHours.0.spans'. */
  readonly path: string;
  readonly spans: readonly OpenSpan[];
  /** A holiday without spans is a closed day. */
  readonly canBeEmpty: boolean;
  readonly onChange: (spans: readonly OpenSpan[]) => void;
  readonly problemAt: (path: string) => string | undefined;
};

/** The times between which the shop is open on a day. */
export function SpansInput({ path, spans, canBeEmpty, onChange, problemAt }: SpansInputProps) {
  const problem = problemAt(path);
  return (
    <div className="grid gap-2">
      {spans.length === 0 && <p className="font-semibold">Cerrado</p>}
      {spans.map((span, place) => (
        <div key={place} className="hours-span">
          <TextInput
            path={`${path}.${place}.opens`}
            label="Abre"
            type="time"
            value={span.opens}
            problemAt={problemAt}
            onChange={(opens) => onChange(spans.with(place, { ...span, opens }))}
          />
          <TextInput
            path={`${path}.${place}.closes`}
            label="Cierra"
            type="time"
            value={span.closes}
            problemAt={problemAt}
            onChange={(closes) => onChange(spans.with(place, { ...span, closes }))}
          />
          {(canBeEmpty || spans.length > 1) && (
            <IconButton
              label={`Quitar el horario de ${span.opens} a ${span.closes}`}
              onClick={() => onChange(spans.toSpliced(place, 1))}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {problem !== undefined && <p className="text-sm text-error">{problem}</p>}
      {spans.length < MAX_SPANS && (
        <p>
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange([...spans, spans.length === 0 ? MORNING : AFTERNOON])}
          >
            <Plus aria-hidden="true" /> {spans.length === 0 ? 'Abre en un horario distinto' : 'Otro horario'}
          </Button>
        </p>
      )}
    </div>
  );
}

const MORNING: OpenSpan = { opens: '09:00', closes: '13:00' };
const AFTERNOON: OpenSpan = { opens: '16:00', closes: '20:00' };
