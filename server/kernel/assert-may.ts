import { type Capability, mayDo, permissionAdvice } from '#domain/accounts/roles.ts';
import { assertAdministrator } from './assert-administrator.ts';
import type { Administrator, Context } from './context.ts';
import { Refusal } from './errors.ts';

/**
 * Every verb that not all roles may call asks this before anything else, so each door (API, page, command) is covered.
 * Returns the administrator.
 * @throws Refusal 'not-authenticated' · 'not-allowed', with whom to ask
 */
export function assertMay({ actor }: Pick<Context, 'actor'>, capability: Capability): Administrator {
  const administrator = assertAdministrator({ actor });
  if (!mayDo(administrator.role, capability))
    throw new Refusal('not-allowed', { detail: permissionAdvice(capability), members: { capability } });
  return administrator;
}
