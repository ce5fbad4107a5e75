import type { CartLine } from '#domain/cart/cart-line.ts';
import { useProductLink } from '#web/storefront/use-product-link.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { WholeWords } from '#web/ui/whole-words.tsx';
import { LineRemark } from './line-remark.tsx';
import { useCartActions } from './use-cart.ts';

type LineHeadingProps = { readonly line: CartLine; readonly className?: string; readonly nameClass: string };

export function LineHeading({ line: { productId, snapshot }, className, nameClass }: LineHeadingProps) {
  const { closePanel } = useCartActions();
  const link = useProductLink({ id: productId, name: snapshot.name });
  return (
    <div className={classNames('wrap-anywhere', className)}>
      <p className="text-fine text-muted">{snapshot.brand}</p>
      <h3 className={classNames('plain-heading', nameClass)}>
        <PageLink {...link} className="hover:text-accent" onClick={closePanel}>
          <WholeWords text={snapshot.name || 'Producto'} />
        </PageLink>
      </h3>
      <LineRemark productId={productId} />
    </div>
  );
}
