import { type HTMLAttributes, useEffect, useState } from 'react';
import { KEEP_SERVER_HTML } from './keep-server-html.ts';

/** From here on the window is wide: Tailwind's `lg`. */
const WIDE = '(min-width: 1024px)';

/**
 * An `aside` that narrow windows hide. There it stays as the server wrote it, and nothing is taken over of what nobody
 * sees: on phones, a third of the home's elements. Once the window was wide it is like any other.
 */
export function WideAside({ children, ...rest }: HTMLAttributes<HTMLElement>) {
  const [hasBeenWide, setHasBeenWide] = useState(
    () => import.meta.env.SSR || window.matchMedia(WIDE).matches,
  );
  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const widen = () => setHasBeenWide((before) => before || query.matches);
    widen();
    query.addEventListener('change', widen);
    return () => query.removeEventListener('change', widen);
  }, []);
  if (hasBeenWide) return <aside {...rest}>{children}</aside>;
  return <aside {...rest} {...KEEP_SERVER_HTML} />;
}
