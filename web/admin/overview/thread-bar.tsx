import { classNames } from '#web/ui/class-names.ts';

/** A bar of thread; `share` is the part of the room that it fills, from 0 to 1. */
export function ThreadBar({ share, className }: { share: number; className?: string }) {
  // Little is seen as a stitch, nothing as nothing.
  const width = share === 0 ? 0 : Math.max(4, share * 100);
  return (
    <span className={classNames('block', className)} aria-hidden="true">
      <span className="stitch-thick block" style={{ width: `${width}%` }} />
    </span>
  );
}
