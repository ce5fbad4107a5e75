import { classNames } from '#web/ui/class-names.ts';
import { threadWidth } from './thread-width.ts';

/** A bar of thread; `share` is the part of the room that it fills, from 0 to 1. */
export function ThreadBar({ share, className }: { share: number; className?: string }) {
  return (
    <span className={classNames('block', className)} aria-hidden="true">
      <span className="stitch-thick block" style={{ width: `${threadWidth(share)}%` }} />
    </span>
  );
}
