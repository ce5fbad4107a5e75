import type { SubsectionArchetypes } from './archetype.ts';
import { THREADS } from './threads.ts';

/** Every subsection of the taxonomy. */
export const ARCHETYPES: readonly SubsectionArchetypes[] = [THREADS];
