import { mayDo, type Role } from '#domain/accounts/roles.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import type { WireStore } from '#schemas/store-answers.ts';
import { areStepsDismissed } from './dismissed-steps.ts';
import { type FirstStep, firstSteps } from './first-steps.ts';

type Wanted = {
  readonly overview: WireOverview | null;
  readonly role: Role | null;
  readonly fetchStore: () => Promise<WireStore | null>;
};

/** The first steps, for who may take them. A shop with demo products is looked at, not set up. */
export async function wantedSteps({ overview, role, fetchStore }: Wanted): Promise<readonly FirstStep[]> {
  if (overview === null || overview.products.demo > 0 || areStepsDismissed()) return [];
  if (role === null || !mayDo(role, 'store')) return [];
  const store = await fetchStore();
  return store === null ? [] : firstSteps({ overview, store });
}
