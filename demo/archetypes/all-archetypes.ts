import type { SubsectionArchetypes } from './archetype.ts';
import { CORDS } from './cords.ts';
import { ELASTICS } from './elastics.ts';
import { HARDWARE } from './hardware.ts';
import { HOUSEHOLD_MACHINES } from './household-machines.ts';
import { INDUSTRIAL_MACHINES } from './industrial-machines.ts';
import { LACES } from './laces.ts';
import { LUBRICANTS_AND_GLUES } from './lubricants-and-glues.ts';
import { MENDERS } from './menders.ts';
import { NEEDLES } from './needles.ts';
import { RIBBONS } from './ribbons.ts';
import { THREADS } from './threads.ts';
import { TOOLS } from './tools.ts';
import { VELCRO_AND_APPLIQUES } from './velcro-and-appliques.ts';
import { ZIPPERS } from './zippers.ts';

/** Every subsection of the taxonomy, in its order. */
export const ARCHETYPES: readonly SubsectionArchetypes[] = [
  INDUSTRIAL_MACHINES,
  HOUSEHOLD_MACHINES,
  THREADS,
  LACES,
  NEEDLES,
  VELCRO_AND_APPLIQUES,
  MENDERS,
  ELASTICS,
  TOOLS,
  LUBRICANTS_AND_GLUES,
  RIBBONS,
  HARDWARE,
  ZIPPERS,
  CORDS,
];
