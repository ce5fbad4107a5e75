import type { CartLine } from '#domain/cart/cart-line.ts';
import { useProductLink } from '#web/storefront/use-product-link.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { LinePhoto } from './line-photo.tsx';
import { useCartActions } from './use-cart.ts';

type LinkedPhotoProps = { readonly line: CartLine; readonly size: number; readonly className: string };

/** A line's photo, which leads to its product as the name does (BUY-003). */
export function LinkedPhoto({ line: { productId, snapshot }, size, className }: LinkedPhotoProps) {
  const { closePanel } = useCartActions();
  const link = useProductLink({ id: productId, name: snapshot.name });
  return (
    <PageLink {...link} className={className} tabIndex={-1} aria-hidden="true" onClick={closePanel}>
      <LinePhoto photo={snapshot.photo} size={size} className="w-full" />
    </PageLink>
  );
}
