import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ScreenMessage } from './screen-message.tsx';

const APOLOGY =
  'Error: Se produjo un error, por favor vuelve a intentarlo nuevamente. Disculpe las molestias.';

/** The router's text for a page that failed to render (ROUTE-018). */
export const BROKEN_PAGE = 'Unexpected Application Error!';

/** The heading while the server can't be reached. */
export const UNREACHABLE = 'La tienda no responde';

/** The error screen (HOME-006). Its plain links reload from the server, whatever the page's state. */
export function ErrorScreen({ heading }: { heading?: string }): ReactNode {
  const here = useLocation();
  // What was asked for, while the router still waits for it.
  const { pathname, search } = useNavigation().location ?? here;
  return (
    <ScreenMessage heading={heading ?? APOLOGY} text={heading ? APOLOGY : undefined}>
      <a className="button button-outline" href={`${pathname}${search}`} data-retry="">
        Reintentar
      </a>
      <a className="button button-quiet" href="/" data-retry="">
        Ir al inicio
      </a>
    </ScreenMessage>
  );
}
