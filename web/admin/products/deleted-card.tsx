import { RotateCcw } from 'lucide-react';
import type { BriefProduct } from '#domain/products/product.ts';
import { TickBox } from '../list/tick-box.tsx';
import { IfMay } from '../shell/use-role.tsx';
import { CardHead } from './card-head.tsx';
import { useProductChanges } from './use-product-changes.ts';

type CardProps = {
  readonly product: BriefProduct;
  readonly isTicked: boolean;
  /** @param isRange whether all products since the last tick are meant */
  readonly onTick: (isRange: boolean) => void;
  readonly onChanged: () => Promise<void>;
};

/** A deleted product, which can be restored unchanged (PRODADM-G01). */
export function DeletedCard({ product, isTicked, onTick, onChanged }: CardProps) {
  const { restore } = useProductChanges(onChanged);
  return (
    <article className="managed-card" data-ticked={isTicked || undefined}>
      <CardHead product={product} isPublished={false} />
      <IfMay capability="catalogue">
        <TickBox label={`Elegir ${product.name || 'Producto'}`} isTicked={isTicked} onTick={onTick} />
        <div className="managed-actions managed-actions-single">
          <button
            type="button"
            aria-label={`Restaurar ${product.name || 'Producto'}`}
            onClick={() => restore(product)}
          >
            <RotateCcw aria-hidden="true" />
            <span>Restaurar</span>
          </button>
        </div>
      </IfMay>
    </article>
  );
}
