import { useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router';

/** How the address keeps a list's query. */
export type ListAddress<Query> = {
  read(search: URLSearchParams): Query;
  write(query: Query): string;
  /** What another filter goes back to. */
  readonly firstPage: Partial<Query>;
};

export type ListView<Query> = {
  /** The query that is being fetched, else the shown one: what filters mark as chosen. */
  readonly wanted: Query;
  /** The query of the last press, which may not be rendered yet. */
  asked(): Query;
  /** Shows the first page with this change; it adds to changes whose rows have not come. */
  show(change: Partial<Query>, options?: NavigateOptions): void;
};

/** @param shown the query of the rows on the screen; a new object for each answer */
export function useListQuery<Query>(
  shown: Query,
  { read, write, firstPage }: ListAddress<Query>,
): ListView<Query> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();
  const wanted = useMemo(
    () => (coming?.pathname === pathname ? read(new URLSearchParams(coming.search)) : shown),
    [coming, pathname, read, shown],
  );
  // A second press may come before React has rendered that the first one's rows are being fetched.
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  }, [wanted]);
  return {
    wanted,
    asked: () => latest.current,
    show(change, options) {
      latest.current = { ...latest.current, ...firstPage, ...change };
      navigate({ search: write(latest.current) }, options);
    },
  };
}
