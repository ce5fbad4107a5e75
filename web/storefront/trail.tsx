import { Fragment } from 'react';
import type { Step } from '#domain/addresses/category-steps.ts';
import { PageLink } from '#web/ui/page-link.tsx';

const LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-2 first:-ml-2 hover:underline lg:min-h-0 lg:min-w-0 lg:px-0 lg:py-1 lg:first:ml-0';

/** The way from the home to this place: links, and the place itself as text. */
export function Trail({ steps, current }: { steps: readonly Step[]; current?: string }) {
  return (
    <nav className="text-sm text-secondary" aria-label="Estás en">
      {steps.map(({ name, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ' / '}
          <PageLink to={path} className={LINK}>
            {name}
          </PageLink>
        </Fragment>
      ))}
      {current !== undefined && (
        <>
          {' / '}
          <span aria-current="page" className="px-2 lg:px-0">
            {current}
          </span>
        </>
      )}
    </nav>
  );
}
