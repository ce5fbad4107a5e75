import { redirect } from 'react-router';

/** Any other path leads home (ROUTE-017). */
export function loader() {
  return redirect('/');
}
