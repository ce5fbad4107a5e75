import { useLineComments } from './use-line-comments.ts';
import { WrittenComment } from './written-comment.tsx';

/** What the shopper wrote beside a line of the cart. */
export function LineComment({ productId }: { productId: string }) {
  return <WrittenComment text={useLineComments().get(productId) ?? ''} className="mt-1 text-sm" />;
}
