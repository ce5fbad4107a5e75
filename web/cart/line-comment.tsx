import { useCartComments } from './use-cart-comments.ts';
import { WrittenComment } from './written-comment.tsx';

type LineCommentProps = { readonly productId: string; readonly className: string };

/** What the shopper wrote beside a line of the cart. */
export function LineComment({ productId, className }: LineCommentProps) {
  return <WrittenComment text={useCartComments().get(productId) ?? ''} className={className} />;
}
