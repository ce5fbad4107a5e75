import { useNavigation } from 'react-router';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { LogoMark } from './logo.tsx';
import { useStorePage } from './store-context.tsx';

/** Stands in the page's own area, over a skeleton of what comes, while the next page loads (HOME-001). */
export function LoadingScreen() {
  const { store, year } = useStorePage();
  const { location } = useNavigation();
  return (
    <div className="loading-screen" data-kind={kindOf(location?.pathname)}>
      <div className="loading-skeleton">
        <div className="loading-note" role="status">
          <span className="logo" aria-hidden="true">
            <LogoMark />
          </span>
          <SewnProgress />
          <p>
            <strong>Cargando...</strong>
            <br />
            {store.foundedIn === 0 || year - store.foundedIn < 100
              ? store.tagline
              : 'Más de un siglo acompañando cada puntada'}
          </p>
        </div>
      </div>
    </div>
  );
}

/** The skeleton to draw: other pages have a title and text. */
function kindOf(pathname = ''): string | undefined {
  if (pathname === '/') return 'home';
  return pathname.startsWith('/moreInfo/') ? 'product' : undefined;
}
