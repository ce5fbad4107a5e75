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
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <div className="shop-width">
        <div className="catalogue-body">
          <div className="search-block" data-slim="">
            <Skeleton className="h-14" />
          </div>
          <aside className="hidden lg:block">
            <Skeleton className="h-180" />
          </aside>
          <div className="min-w-0" ref={results}>
            <div className="flex h-11 items-center lg:h-8">
              <Skeleton className="h-4 w-40" />
            </div>
            <div className="mb-4 flex items-center gap-3.5">
              {isPlace && <Skeleton className="size-14 flex-none" />}
              <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3.5 gap-y-1">
                <h1 className="min-w-0 text-[30px] wrap-anywhere lg:text-title">
                  <WholeWords text={title} />
                </h1>
                <Skeleton className="h-6 w-24" />
              </div>
            </div>
            {isPlace && <Skeleton className="mb-6 h-11 lg:hidden" />}
            <Skeleton className="mb-5 h-11" />
            {/* CSS shows as many as a page of this window has. */}
            <ul className="product-grid">
              {Array.from({ length: MAX_PAGE_SIZE }, (_, index) => (
                <li key={index}>
                  <Skeleton className="aspect-square" />
                  <Skeleton className="mt-3 h-5" />
                  <Skeleton className="mt-2 mb-28 h-5 w-2/3" />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </>
  );
}
