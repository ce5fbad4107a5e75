import { classNames } from '#web/ui/class-names.ts';

/** A length of thread, from 0 to 1 of the room that it has. */
export function ThreadBar({ share, className }: { share: number; className?: string }) {
  return (
    <span className={classNames('block', className)} aria-hidden="true">
      <span className="stitch-thick block" style={{ width: `${Math.max(4, share * 100)}%` }} />
    </span>
  );
}
