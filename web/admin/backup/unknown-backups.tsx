import { useRevalidator } from 'react-router';
import { Button } from '#web/ui/button.tsx';

/** Replaces the backup card when its state is unknown, so a missing card is not mistaken for good news. */
export function UnknownBackups() {
  const { state, revalidate } = useRevalidator();
  return (
    <section
      aria-label="Copia de seguridad"
      className="dashboard-card flex flex-wrap items-center gap-x-6 gap-y-3"
    >
      <p className="grow basis-72">No se pudo saber cuándo se hizo la última copia de seguridad.</p>
      <Button
        variant="outline"
        size="small"
        isLoading={state === 'loading'}
        onClick={() => revalidate()}
        className="max-sm:w-full"
      >
        Reintentar
      </Button>
    </section>
  );
}
