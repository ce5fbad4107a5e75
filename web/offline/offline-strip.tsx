import './offline.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Under the header of every page, whichever it is: the header's own markup knows nothing of the network. */
export function OfflineStrip() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const strip = document.createElement('div');
    document.querySelector('#contenido')?.before(strip);
    setPlace(strip);
    return () => strip.remove();
  }, []);
  if (place === null) return null;
  return createPortal(
    <p role="status" className="offline-strip">
      Sin conexión: ves lo último que se cargó
    </p>,
    place,
  );
}
