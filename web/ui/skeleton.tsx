import { classNames } from './class-names.ts';

/** A placeholder for content that is loading: framed for pictures, plain for lines of text. */
export function Skeleton({ isFramed = false, className }: { isFramed?: boolean; className?: string }) {
  return (
    <div className={classNames('skeleton', isFramed && 'skeleton-framed', className)} aria-hidden="true" />
  );
}
