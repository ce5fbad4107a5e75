import { useState } from 'react';
import { useIsInteractive } from '#web/ui/use-is-interactive.ts';

/** Copies the code, where scripts run and the browser lets them. */
export function CopyCode({ code }: { code: string }) {
  const isInteractive = useIsInteractive();
  const [outcome, setOutcome] = useState<'' | 'Copiado' | 'Cópialo a mano'>('');
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setOutcome('Copiado'),
      () => setOutcome('Cópialo a mano'),
    );
  return (
    <>
      {/* Its place is kept, so the page doesn't move when scripts begin to run. */}
      <button
        type="button"
        className={`button button-outline ${isInteractive ? '' : 'invisible'}`}
        onClick={copy}
      >
        Copiar
      </button>
      <span role="status" className="self-center text-secondary">
        {outcome}
      </span>
    </>
  );
}
