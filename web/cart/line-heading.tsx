import type { CartLine } from '#domain/cart/cart-line.ts';
import { classNames } from '#web/ui/class-names.ts';
import { WholeWords } from '#web/ui/whole-words.tsx';
import { LineRemark } from './line-remark.tsx';

type LineHeadingProps = { readonly line: CartLine; readonly className?: string; readonly nameClass: string };

export function LineHeading({ line: { productId, snapshot }, className, nameClass }: LineHeadingProps) {
  return (
    <div className={classNames('wrap-anywhere', className)}>
      <p className="text-fine text-muted">{snapshot.brand}</p>
      <h3 className={classNames('plain-heading', nameClass)}>
        <WholeWords text={snapshot.name} />
      </h3>
      <LineRemark productId={productId} />
    </div>
  );
}
