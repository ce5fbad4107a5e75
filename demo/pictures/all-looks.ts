import { CORD_LOOKS } from './cords-looks.ts';
import { ELASTIC_LOOKS } from './elastics-looks.ts';
import { HARDWARE_LOOKS } from './hardware-looks.ts';
import { HOUSEHOLD_LOOKS } from './household-machines-looks.ts';
import { INDUSTRIAL_LOOKS } from './industrial-machines-looks.ts';
import { LACE_LOOKS } from './laces-looks.ts';
import type { Looks } from './look.ts';
import { LUBRICANT_LOOKS } from './lubricants-and-glues-looks.ts';
import { MENDER_LOOKS } from './menders-looks.ts';
import { NEEDLE_LOOKS } from './needles-looks.ts';
import { RIBBON_LOOKS } from './ribbons-looks.ts';
import { THREAD_LOOKS } from './threads-looks.ts';
import { TOOL_LOOKS } from './tools-looks.ts';
import { APPLIQUE_LOOKS } from './velcro-and-appliques-looks.ts';
import { ZIPPER_LOOKS } from './zippers-looks.ts';

/** How every archetype is drawn, by its name. */
export const LOOKS: Looks = {
  ...INDUSTRIAL_LOOKS,
  ...HOUSEHOLD_LOOKS,
  ...THREAD_LOOKS,
  ...LACE_LOOKS,
  ...NEEDLE_LOOKS,
  ...APPLIQUE_LOOKS,
  ...MENDER_LOOKS,
  ...ELASTIC_LOOKS,
  ...TOOL_LOOKS,
  ...LUBRICANT_LOOKS,
  ...RIBBON_LOOKS,
  ...HARDWARE_LOOKS,
  ...ZIPPER_LOOKS,
  ...CORD_LOOKS,
};
