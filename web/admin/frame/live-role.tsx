import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { ROLE_LABELS, ROLE_NOTES, type Role } from '#domain/accounts/roles.ts';
import { useDeskNews } from '#web/admin/live/use-desk-news.tsx';
import { keepShownRole } from '#web/admin/shell/fetch-role.ts';
import { RoleContext } from '#web/admin/shell/use-role.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { lackedAt } from './forbidden-section.ts';

type LiveRoleProps = {
  /** The role as the page came with it. */
  readonly opened: Role;
  readonly children: ReactNode;
};

/** The acting administrator's present role: menu and screens follow a change of it without a reload (STORE-007). */
export function LiveRole({ opened, children }: LiveRoleProps) {
  const role = useDeskNews()?.role ?? opened;
  // Before the change of a role loads the screen's data again.
  useEffect(() => {
    keepShownRole(role);
    return () => keepShownRole(null);
  }, [role]);
  useRoleChange(role);
  return <RoleContext value={role}>{children}</RoleContext>;
}

/** Says that the role changed, and loads the screen's data as the new role may see them. */
function useRoleChange(role: Role): void {
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const shownRole = useRef(role);
  useEffect(() => {
    if (role === shownRole.current) return;
    shownRole.current = role;
    show({ title: `Tu rol cambió: ${ROLE_LABELS[role]}`, text: ROLE_NOTES[role] });
    // A screen that the role doesn't open is gone, and its data are refused.
    if (lackedAt(pathname, role) === null) revalidate();
  }, [role, pathname, show, revalidate]);
}
