import { CircleAlert } from 'lucide-react';
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
              <span className="wrap-anywhere">{REASONS[entry.reason](entry.typed)}</span>
              <Button variant="quiet" size="small" onClick={() => retry(entry)}>
                {entry.reason === 'unreachable' ? 'Reintentar' : 'Buscar'}
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

const REASONS: Record<Missed['reason'], (typed: string) => string> = {
  none: (typed) => `No se agregó «${typed}»: ningún producto tiene ese código ni ese nombre.`,
  several: (typed) => `No se agregó «${typed}»: hay varios productos. Elige uno.`,
  unreachable: (typed) => `No se agregó «${typed}»: no hay conexión con el servidor.`,
};
