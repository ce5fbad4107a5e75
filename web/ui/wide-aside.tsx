import { type HTMLAttributes, useEffect, useState } from 'react';
import { KEEP_SERVER_HTML } from './keep-server-html.ts';

/** Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';

/**
 * An `aside` that narrow windows hide. There its content is not hydrated: on phones that saves a third of the home's
 * elements. It is a normal `aside` once the window has been wide.
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
