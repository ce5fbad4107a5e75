import './offline.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenReleased } from '#web/ui/when-released.ts';

/** Under the header of every page, whichever it is: the header's own markup knows nothing of the network. */
export function OfflineStrip() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const strip = document.createElement('div');
    const callOff = whenReleased(() => {
      document.querySelector('#contenido')?.before(strip);
      setPlace(strip);
    });
    return () => {
      callOff();
      strip.remove();
    };
  }, []);
  if (place === null) return null;
  return createPortal(
    <p role="status" className="offline-strip">
      Sin conexión: ves lo último que se cargó
    </p>,
    place,
  );
}
