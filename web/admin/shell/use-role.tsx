import { createContext, type ReactNode, use } from 'react';
import { type Capability, mayDo, type Role } from '#domain/accounts/roles.ts';

/** The acting administrator's present role. */
export const RoleContext = createContext<Role | null>(null);

/** @throws outside the dashboard */
export function useRole(): Role {
  const role = use(RoleContext);
  if (role === null) throw new Error('useRole needs the dashboard around it');
  return role;
}

/** Whether the acting administrator may do something. Only the server's own check protects anything. */
export function useMay(capability: Capability): boolean {
  return mayDo(useRole(), capability);
}

export function IfMay({ capability, children }: { capability: Capability; children: ReactNode }) {
  return useMay(capability) ? children : null;
}
