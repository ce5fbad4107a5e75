import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ScreenMessage } from './screen-message.tsx';

const APOLOGY =
  'Error: Se produjo un error, por favor vuelve a intentarlo nuevamente. Disculpe las molestias.';

/** The router's text for a page that failed to render (ROUTE-018). */
export const BROKEN_PAGE = 'Unexpected Application Error!';

/** The error screen (HOME-006). Its plain link reloads from the server, whatever the page's state. */
export function ErrorScreen({ heading }: { heading?: string }): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <ScreenMessage heading={heading ?? APOLOGY} text={heading ? APOLOGY : undefined}>
      <a className="button button-outline" href={`${pathname}${search}`}>
        Reintentar
      </a>
      <a className="button button-quiet" href="/">
        Ir al inicio
      </a>
    </ScreenMessage>
  );
}
