import type { Administrator, Context } from './context.ts';
import { Refusal } from './errors.ts';

/**
 * Every verb for administrators calls this itself, so each door (API, page, command) is covered. Returns the administrator.
 * @throws Refusal 'not-authenticated'
 */
export function assertAdministrator({ actor }: Pick<Context, 'actor'>): Administrator {
  if (actor === null) throw new Refusal('not-authenticated');
  return actor;
}
