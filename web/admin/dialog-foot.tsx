import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

/** How a dialog ends: what went wrong, 'Cancelar', and the button that does it. */
export function DialogFoot({
  fault = null,
  onClose,
  children,
}: {
  fault?: string | null;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <>
      {fault !== null && (
        <p role="alert" className="text-error">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        {children}
      </div>
    </>
  );
}
