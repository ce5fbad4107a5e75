import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useStore } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';

/** A drawn map until the real one is asked for: it comes from another site (CONTACT-004). */
export function StoreMap() {
  const { map, name, city, province } = useStore();
  const [isAskedFor, setIsAskedFor] = useState(false);
  if (isAskedFor) {
    return (
      <iframe
        ref={takeFocus}
        className="contact-map"
        src={map.embedUrl}
        title={`Mapa de ${name}`}
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    );
  }
  return (
    <div className="contact-map contact-map-drawn">
      <img src="/art/map.svg" alt="" width="198" height="332" />
      <div className="grid justify-items-start gap-3">
        <p className="font-display text-2xl leading-tight font-semibold">
          {city},
          <br />
          {province}
        </p>
        <Button onClick={() => setIsAskedFor(true)}>
          <MapIcon aria-hidden="true" /> Ver mapa
        </Button>
        <p className="max-w-[16em] text-sm">Se abre desde {new URL(map.embedUrl).hostname}</p>
      </div>
    </div>
  );
}

/** The button that had it is gone. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
