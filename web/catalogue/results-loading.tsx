import { SewnProgress } from '#web/ui/sewn-progress.tsx';

/** Floats over the results while the next ones load, so that the old ones stay readable. */
export function ResultsLoading() {
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-6 z-30 mx-auto grid w-max justify-items-center gap-1 rounded-3 bg-paper px-6 py-3 shadow-3"
    >
      <SewnProgress />
      <strong>Cargando...</strong>
    </div>
  );
}
