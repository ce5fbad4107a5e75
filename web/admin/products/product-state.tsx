import { CircleDot, Eye, EyeOff, PackageX } from 'lucide-react';
import type { BriefProduct } from '#domain/products/product.ts';

/** What a shopper sees of it, as icon and word: not everyone can tell the colours apart. */
export function ProductState({ product }: { product: BriefProduct }) {
  const { name, look, Icon } = stateOf(product);
  return (
    <span className={`product-state ${look}`}>
      <Icon aria-hidden="true" />
      {name}
    </span>
  );
}

function stateOf({ isHidden, isSoldOut, soldOutPart }: BriefProduct) {
  if (isHidden) return { name: 'Oculto', look: 'state-hidden', Icon: EyeOff };
  if (isSoldOut) return { name: 'Agotado', look: 'bg-warning-soft text-warning', Icon: PackageX };
  if (soldOutPart !== null) return { name: 'En parte', look: 'bg-soft text-secondary', Icon: CircleDot };
  return { name: 'A la vista', look: 'state-shown bg-success-soft text-success', Icon: Eye };
}
