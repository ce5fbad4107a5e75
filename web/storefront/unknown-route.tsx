import { redirect } from 'react-router';

/** Redirects unknown paths to the home (ROUTE-017). */
export function loader() {
  return redirect('/');
}
