import { Barcode } from 'lucide-react';
import { formatWholeNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { linesOfProducts } from './label-job.ts';
import { useOpenLabels } from './use-open-labels.ts';

type ChangedPricesLabelsProps = {
  readonly batchId: string;
  readonly productIds: readonly string[];
  readonly size?: 'small';
};

/** The labels on the shelf still say the prices of before. */
export function ChangedPricesLabels({ batchId, productIds, size }: ChangedPricesLabelsProps) {
  const openLabels = useOpenLabels();
  const count = productIds.length;
  if (openLabels === null || count === 0) return null;
  const title = count === 1 ? 'Este precio cambió' : `Estos ${formatWholeNumber(count)} precios cambiaron`;
  return (
    <Button
      variant="quiet"
      {...(size && { size })}
      onClick={() => openLabels({ title, source: 'prices', batchId, lines: linesOfProducts(productIds) })}
    >
      <Barcode aria-hidden="true" /> Imprimir {count === 1 ? 'su etiqueta' : 'sus etiquetas'}
    </Button>
  );
}
