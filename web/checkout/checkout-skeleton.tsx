import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

type CheckoutSkeletonProps = {
  /** What the page waits for. Scripts that don't arrive within seconds end the placeholder (BUY-011). */
  readonly awaits: 'scripts' | 'check';
};

/** Without scripts nothing follows, so there is no placeholder: the page says how to order. */
export function CheckoutSkeleton({ awaits }: CheckoutSkeletonProps) {
  return (
    <div className={classNames('checkout-columns noscript:hidden', awaits === 'scripts' && 'leaves-late')}>
      <Skeleton className="h-90 rounded-3" />
      <Skeleton className="h-120 rounded-3 max-lg:hidden" />
    </div>
  );
}
