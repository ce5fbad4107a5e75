import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Stitch } from './stitch.tsx';

type SectionTitleProps = {
  id?: string;
  /** A small line above the heading. */
  kicker?: string;
  children: ReactNode;
  /** Controls at the end of the thread. */
  controls?: ReactNode;
};

/** A heading, a thread, and the section's controls. */
export function SectionTitle({ id, kicker, children, controls }: SectionTitleProps) {
  return (
    <div className={classNames('mb-4 flex items-center lg:mb-5.5', controls ? 'min-h-11' : undefined)}>
      <div className="mr-3.5 min-w-0 wrap-break-word lg:mr-5">
        {kicker && <p className="mb-1 text-sm text-muted">{kicker}</p>}
        <h2 id={id} className="text-[min(1.4375rem,0.5rem+3.4vw)] lg:text-section">
          {children}
        </h2>
      </div>
      {/* A stitch or two is no thread. */}
      <div className="@container flex-1">
        <Stitch className={classNames('hidden @min-[3rem]:block', controls ? 'mr-3.5 lg:mr-5' : undefined)} />
      </div>
      {controls && <div className="flex flex-none gap-1">{controls}</div>}
    </div>
  );
}
