import { RotateCcw } from 'lucide-react';
import type { BriefProduct } from '#domain/products/product.ts';
import { formatAmount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { IfMay } from '../shell/use-role.tsx';
import { RowHead } from './row-head.tsx';
import { useProductChanges } from './use-product-changes.ts';

type DeletedRowProps = {
  readonly product: BriefProduct;
  readonly isTicked: boolean;
  /** @param isRange whether all products since the last tick are meant */
  readonly onTick: (isRange: boolean) => void;
  readonly onChanged: () => Promise<void>;
};

/** A deleted product as a row; it can be restored unchanged (PRODADM-G01). */
export function DeletedRow({ product, isTicked, onTick, onChanged }: DeletedRowProps) {
  const { restore } = useProductChanges(onChanged);
  const name = product.name || 'Producto';
  return (
    <tr data-ticked={isTicked || undefined}>
      <td className="row-tick">
        <IfMay capability="catalogue">
          <TickBox label={`Elegir ${name}`} isTicked={isTicked} onTick={onTick} />
        </IfMay>
      </td>
      <RowHead product={product}>
        <span>{name}</span>
      </RowHead>
      <td className="row-price">
        <span className="price">{formatAmount(product.price)}</span>
      </td>
      <td className="row-restore">
        <IfMay capability="catalogue">
          <Button
            variant="outline"
            size="small"
            aria-label={`Restaurar ${name}`}
            onClick={() => restore(product)}
          >
            <RotateCcw aria-hidden="true" /> Restaurar
          </Button>
        </IfMay>
      </td>
    </tr>
  );
}
