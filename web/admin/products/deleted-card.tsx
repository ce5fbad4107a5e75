import { RotateCcw } from 'lucide-react';
import type { BriefProduct } from '#domain/catalogue/product.ts';
import { IfMay } from '../shell/use-role.tsx';
import { CardHead } from './card-head.tsx';
import { useProductChanges } from './use-product-changes.ts';

type CardProps = { readonly product: BriefProduct; readonly onChanged: () => Promise<void> };

/** A deleted product, which can be restored unchanged (PRODADM-G01). */
export function DeletedCard({ product, onChanged }: CardProps) {
  const { restore } = useProductChanges(onChanged);
  return (
    <article className="managed-card">
      <CardHead product={product} isPublished={false} />
      <IfMay capability="catalogue">
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
