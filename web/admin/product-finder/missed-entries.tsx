import { CircleAlert } from 'lucide-react';
import { quantityText, stepText } from '#domain/measure/quantity-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { Missed, useProductFinder } from './use-product-finder.ts';

type Finder = Pick<ReturnType<typeof useProductFinder>, 'missed' | 'isSearching' | 'retry' | 'dismiss'>;

/** The entries that picked nothing, each until it is found or put aside: no scanned code is lost. */
export function MissedEntries({ finder: { missed, isSearching, retry, dismiss } }: { finder: Finder }) {
  return (
    <div role="status">
      {isSearching && <p className="sr-only">Buscando…</p>}
      {missed.length > 0 && (
        <ul aria-label="Sin agregar" className="finder-missed">
          {missed.map((entry) => (
            <li key={entry.id}>
              <CircleAlert aria-hidden="true" className="size-4" />
              <span className="wrap-anywhere">{reasonOf(entry)}</span>
              <Button variant="quiet" size="small" onClick={() => retry(entry)}>
                {entry.why.reason === 'unreachable' ? 'Reintentar' : 'Buscar'}
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Quitar el aviso de ${entry.typed}`}
                onClick={() => dismiss(entry.id)}
              >
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function reasonOf({ typed, why }: Missed): string {
  const text = why.reason === 'off-step' ? offStepText(why) : REASONS[why.reason];
  return `No se agregó «${typed}»: ${text}`;
}

const REASONS = {
  none: 'ningún producto tiene ese código ni ese nombre.',
  several: 'hay varios productos. Elige uno.',
  unreachable: 'no hay conexión con el servidor.',
};

function offStepText({ unit, choices }: Extract<Missed['why'], { reason: 'off-step' }>): string {
  const nearest = choices.map((parts) => quantityText(parts, unit)).join(' o ');
  return `se vende ${stepText(unit)}. ${nearest === '' ? '' : `Puede ser ${nearest}.`}`.trim();
}
