import { Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IfMay } from '../shell/use-role.tsx';
import { useOrderChanges } from './use-order-changes.ts';

/** Below the deleted orders, for whoever may erase: removes all of them for good. */
export function PurgeButton({ count }: { readonly count: number }) {
  const { purge } = useOrderChanges();
  if (count === 0) return null;
  return (
    <IfMay capability="erase">
      <p className="mt-4 text-center sm:text-right">
        <Button variant="outline" size="small" onClick={() => purge(count)}>
          <Trash2 aria-hidden="true" /> Borrar todos para siempre
        </Button>
      </p>
    </IfMay>
  );
}
