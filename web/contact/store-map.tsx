import { useState } from 'react';
import { useStore } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { strokeIcon } from '#web/ui/stroke-icon.tsx';
import { X } from '#web/ui/stroke-icons.tsx';

const ExternalLink = strokeIcon(
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
);
const MapIcon = strokeIcon(
  'M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0zM15 5.764v15M9 3.236v15',
);

/**
 * A drawn map. The real one loads on request, because it comes from another site, which may not answer (CONTACT-004).
 */
export function StoreMap() {
  const { map, name, city, province } = useStore();
  const [view, setView] = useState<'drawn' | 'real' | 'closed'>('drawn');
  return (
    <>
      {view === 'real' ? (
        <iframe
          ref={takeFocus}
          className="contact-map"
          src={map.embedUrl}
          title={`Mapa de ${name}`}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <div className="contact-map contact-map-drawn">
          <PlaceOnMap {...map} />
          <div className="grid justify-items-start gap-3">
            <p className="font-display text-2xl leading-tight font-semibold">
              {city},
              <br />
              {province}
            </p>
            <Button
              ref={view === 'closed' ? takeFocus : null}
              className="noscript:hidden"
              onClick={() => setView('real')}
            >
              <MapIcon aria-hidden="true" /> Ver mapa
            </Button>
            <p className="max-w-[16em] text-sm wrap-anywhere noscript:hidden">
              Se abre desde {new URL(map.embedUrl).hostname}
            </p>
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 border-b border-line px-4 py-1 lg:px-8">
        <a
          href={map.pageUrl}
          className="sewn-link inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
          target="_blank"
          rel="noopener"
        >
          {view === 'real' && '¿No aparece? '}Abrir el mapa en otra pestaña{' '}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
        {view === 'real' && (
          <button
            type="button"
            className="sewn-link inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
            onClick={() => setView('closed')}
          >
            Cerrar mapa <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
    </>
  );
}

/** The country, with the shop's place in the drawing's units. */
function PlaceOnMap({ latitude, longitude }: { latitude: number; longitude: number }) {
  const place = { cx: 56.4 + (longitude + 68.3) * 9.2, cy: 100 + (-31.45 - latitude) * 9.5 };
  return (
    <svg viewBox="0 0 198 332" width="198" height="332" aria-hidden="true">
      <image href="/art/country.svg" width="198" height="332" />
      <circle {...place} r="9" fill="var(--color-carmine)" />
      <circle {...place} r="3.4" fill="var(--color-on-carmine)" />
    </svg>
  );
}

/** Takes the focus, because the focused button has disappeared. */
function takeFocus(successor: HTMLElement | null): void {
  successor?.focus();
}
