import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { LogoMark } from './logo.tsx';
import { useStore } from './store-context.tsx';

/** Covers the page while the next one loads (HOME-001). */
export function LoadingScreen() {
  const store = useStore();
  return (
    <div
      className="fixed inset-0 z-40 grid place-content-center justify-items-center gap-5 bg-page"
      role="status"
    >
      <span className="logo" aria-hidden="true">
        <LogoMark name={store.name} />
      </span>
      <SewnProgress />
      <p className="text-center">
        <strong>Cargando...</strong>
        <br />
        Más de un siglo acompañando cada puntada
      </p>
    </div>
  );
}
