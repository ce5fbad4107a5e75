import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CAPABILITIES, mayDo } from '#domain/accounts/roles.ts';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { NotAllowed } from '#web/admin/shell/not-allowed.tsx';
import { useRole } from '#web/admin/shell/use-role.tsx';
import { LACKED } from './forbidden-section.ts';

/** Where the direct address of a forbidden screen leads, so that the screen's own data are never asked for. */
export default function NotAllowedRoute() {
  const [search] = useSearchParams();
  const role = useRole();
  // React Router's own component for this would be part of the script of every page.
  const navigate = useNavigate();
  const lacked = CAPABILITIES.find((capability) => capability === search.get(LACKED)) ?? 'store';
  // The role may have grown since.
  const isAllowed = mayDo(role, lacked);
  useEffect(() => {
    if (isAllowed) navigate(deskPath('overview'), { replace: true });
  }, [isAllowed, navigate]);
  return isAllowed ? null : <NotAllowed capability={lacked} />;
}
