import { useLayoutEffect, useRef } from 'react';
import { MAX_PAGE_SIZE } from '#web/catalogue/catalogue-query.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WholeWords } from '#web/ui/whole-words.tsx';
import type { KnownList } from './known-list.ts';

type PreviewedListProps = {
  readonly list: KnownList;
  /** Whether the link leads to the results, past what stands above them. */
  readonly isAtResults: boolean;
};

/** A list's title over as many empty cards as it has at most. */
export function PreviewedList({ list: { title, isPlace }, isAtResults }: PreviewedListProps) {
  const results = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isAtResults) results.current?.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isAtResults]);
  return (
    <>
      <div className="catalogue-bar">
        <Skeleton className="preview-control" />
        <Skeleton className="preview-control" />
      </div>
      <div className="shop-width">
        <div className="catalogue-body">
          <div className="search-block" data-slim="">
            <Skeleton className="preview-search" />
          </div>
          <aside className="hidden lg:block">
            <Skeleton className="preview-sidebar" />
          </aside>
          <div className="min-w-0" ref={results}>
            <div className="preview-trail">
              <Skeleton />
            </div>
            <div className="mb-4 flex items-center gap-3.5">
              {isPlace && <Skeleton className="preview-picture" />}
              <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3.5 gap-y-1">
                <h1 className="min-w-0 text-[1.875rem] wrap-anywhere lg:text-title">
                  <WholeWords text={title} />
                </h1>
                <Skeleton className="preview-count" />
              </div>
            </div>
            {isPlace && <Skeleton className="preview-row lg:hidden" />}
            <Skeleton className="preview-row" />
            {/* CSS shows as many as a page of this window has. */}
            <ul className="product-grid">
              {Array.from({ length: MAX_PAGE_SIZE }, (_, index) => (
                <li key={index} className="preview-card">
                  <Skeleton />
                  <Skeleton />
                  <Skeleton />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </>
  );
}
