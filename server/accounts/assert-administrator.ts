import type { Administrator, Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';

/**
 * What only an administrator may do says so itself, whichever door it was asked through. Returns who it is.
 * @throws Refusal 'not-authenticated'
 */
export function assertAdministrator({ actor }: Pick<Context, 'actor'>): Administrator {
  if (actor === null) throw new Refusal('not-authenticated');
  return actor;
}
