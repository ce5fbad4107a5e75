import { useLocation, useNavigation } from 'react-router';

/**
 * The query that a list is being fetched for, else the shown one: a filter pressed before the answer to another one came
 * adds to it.
 */
export function useWantedQuery<Query>(shown: Query, read: (search: URLSearchParams) => Query): Query {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? read(new URLSearchParams(location.search)) : shown;
}
