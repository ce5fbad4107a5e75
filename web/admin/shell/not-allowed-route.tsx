import { Navigate, useSearchParams } from 'react-router';
import { CAPABILITIES, mayDo } from '#domain/accounts/roles.ts';
import { LACKED } from './forbidden-section.ts';
import { NotAllowed } from './not-allowed.tsx';
import { useRole } from './use-role.tsx';

/** Where the direct address of a forbidden screen leads, so that the screen's own data are never asked for. */
export default function NotAllowedRoute() {
  const [search] = useSearchParams();
  const role = useRole();
  const lacked = CAPABILITIES.find((capability) => capability === search.get(LACKED)) ?? 'store';
  // The role may have grown since.
  if (mayDo(role, lacked)) return <Navigate to="/hilvanDash" replace />;
  return <NotAllowed capability={lacked} />;
}
