import { type Capability, mayDo, type Role } from '#domain/accounts/roles.ts';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { SECTIONS } from './desk-sections.ts';

/** The parameter of 'Sin permiso' that says what the role lacks. */
export const LACKED = 'falta';

/** What a role lacks to open an address of the dashboard, or `null`. */
export function lackedAt(pathname: string, role: Role): Capability | null {
  const path = pathname.toLowerCase();
  const { capability } =
    SECTIONS.find((one) => one.capability && `${path}/`.startsWith(`${one.path.toLowerCase()}/`)) ?? {};
  return capability === undefined || mayDo(role, capability) ? null : capability;
}

export function notAllowedPath(capability: Capability): string {
  return `${deskPath('forbidden')}?${new URLSearchParams({ [LACKED]: capability })}`;
}
