import { Skeleton } from '#web/ui/skeleton.tsx';

/** As high as a `ListToolbar` is with what stands beside its count. */
const TOOLBAR_HEIGHTS = {
  count: 'h-[74.5px] lg:h-11',
  switch: 'h-24 lg:h-11',
  choice: 'h-[126.5px] sm:h-24 xl:h-11',
} as const;

type ListLoadingProps = { readonly toolbar: keyof typeof TOOLBAR_HEIGHTS };

/** The places of a list's toolbar and of its rows. */
export function ListLoading({ toolbar }: ListLoadingProps) {
  return (
    <>
      <ToolbarLoading toolbar={toolbar} />
      <Skeleton className="h-160" />
    </>
  );
}

export function ToolbarLoading({ toolbar }: ListLoadingProps) {
  return <Skeleton className={`mb-4 ${TOOLBAR_HEIGHTS[toolbar]}`} />;
}
