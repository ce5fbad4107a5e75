import './offline.css';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenReleased } from '#web/ui/when-released.ts';

/** A strip under the header of every page, whichever it is: the header's own markup knows nothing of the network. */
export function UnderHeader({ children }: { readonly children: ReactNode }) {
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
  return place && createPortal(children, place);
}
