import { classNames } from './class-names.ts';

/** Room for what is still on its way: a framed one for pictures, a plain one for lines of text. */
export function Skeleton({ isFramed = false, className }: { isFramed?: boolean; className?: string }) {
  return (
    <div className={classNames('skeleton', isFramed && 'skeleton-framed', className)} aria-hidden="true" />
  );
}
