import { ExternalLink, Map as MapIcon, X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';

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
          <img src="/art/map.svg" alt="" width="198" height="332" />
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
            <p className="max-w-[16em] text-sm noscript:hidden">
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

/** Takes the focus, because the focused button has disappeared. */
function takeFocus(successor: HTMLElement | null): void {
  successor?.focus();
}
