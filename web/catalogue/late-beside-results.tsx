import { useEffect } from 'react';
import { BesideResults as ServerBesideResults } from '#web/catalogue/beside-results.tsx?server';
import { KEEP_SERVER_HTML } from '#web/ui/keep-server-html.ts';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import type { BesideResultsProps } from './beside-results.tsx';

const fetchBesideResults = async () => (await import('./beside-results.tsx')).BesideResults;

/** What stands beside the results, or in their place. The server renders it; browsers fetch its code late. */
export function LateBesideResults(props: BesideResultsProps) {
  const { code: BesideResults, load } = useLazyCode(fetchBesideResults);
  useEffect(() => {
    load();
  }, [load]);
  if (import.meta.env.SSR) {
    return (
      <div>
        <ServerBesideResults {...props} />
      </div>
    );
  }
  // Another list's HTML must not stay while the code is on its way.
  if (BesideResults === null)
    return <div key={props.landing.path + props.query.filters.text} {...KEEP_SERVER_HTML} />;
  return (
    <div>
      <BesideResults {...props} />
    </div>
  );
}
