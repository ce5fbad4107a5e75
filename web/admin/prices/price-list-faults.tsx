import { ScrollList } from './scroll-list.tsx';

/** The faults with row, column and reason, in the server's words. */
export function PriceListFaults({ faults }: { faults: readonly string[] }) {
  return (
    <>
      <ScrollList label="Errores de la lista">
        {faults.map((fault) => (
          <li key={fault} className="py-1.5">
            {fault}
          </li>
        ))}
      </ScrollList>
      <p className="mt-3 text-sm">Corrige la lista y vuelve a actualizar.</p>
    </>
  );
}
