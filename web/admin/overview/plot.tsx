import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** A drawing in the room that its code will fill, said in a sentence to those who don't see it. */
export function Plot({
  sentence,
  className,
  children,
}: {
  sentence: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div role="img" aria-label={sentence} className={className}>
      <Suspense fallback={<Skeleton className="size-full" />}>{children}</Suspense>
    </div>
  );
}
