import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';

type EmptyListProps = {
  readonly text: string;
  /** The next step to offer. */
  readonly way: { readonly to: string; readonly label: string } | null;
  /** A button beside it. */
  readonly action?: ReactNode;
};

/** An undyed spool, for a list without rows. */
export function EmptyList({ text, way, action }: EmptyListProps) {
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-4 px-4 py-10 text-center">
      <img src="/art/empty-spool.svg" alt="" width={140} height={140} />
      <p className="max-w-[24em] text-balance wrap-anywhere">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {way !== null && (
          <ButtonLink to={way.to} variant="outline" size="small">
            {way.label}
          </ButtonLink>
        )}
        {action}
      </div>
    </div>
  );
}
