import { Skeleton } from '#web/ui/skeleton.tsx';

/** Without scripts nothing follows, so there is no placeholder: the note above says how to order. */
export function CheckoutSkeleton() {
  return (
    <div className="checkout-columns noscript:hidden">
      <Skeleton className="h-90 rounded-3" />
      <Skeleton className="h-120 rounded-3 max-lg:hidden" />
    </div>
  );
}
