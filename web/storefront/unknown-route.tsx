import { redirect } from 'react-router';
import type { PageHandle } from '#web/shared-page.ts';

export const handle = { notShared: 'every address of it is a redirect' } satisfies PageHandle;

/** Redirects unknown paths to the home (ROUTE-017). */
export function loader() {
  return redirect('/');
}
