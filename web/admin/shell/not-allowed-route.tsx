import { useSearchParams } from 'react-router';
import { CAPABILITIES } from '#domain/accounts/roles.ts';
import { LACKED } from './forbidden-section.ts';
import { NotAllowed } from './not-allowed.tsx';

/** Where the direct address of a forbidden screen leads, so that the screen's own data are never asked for. */
export default function NotAllowedRoute() {
  const [search] = useSearchParams();
  const lacked = CAPABILITIES.find((capability) => capability === search.get(LACKED));
  return <NotAllowed capability={lacked ?? 'store'} />;
}
