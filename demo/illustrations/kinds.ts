import type { Illustration } from './illustration.ts';
import { appliques } from './kinds/appliques.ts';
import { biasTape, hemTape } from './kinds/binding-tapes.ts';
import { bobbin } from './kinds/bobbin.ts';
import { glueBottle, glueSpray, glueTube, oilBottle, siliconeBottle, siliconeSpray } from './kinds/bottle.ts';
import { buckle, clipBuckle } from './kinds/buckles.ts';
import { buttons } from './kinds/buttons.ts';
import { cone, coneTrio } from './kinds/cone.ts';
import { cord, cordOnCard, ratTailCord, shoelaces } from './kinds/cord.ts';
import { coverstitchMachine } from './kinds/coverstitch-machine.ts';
import { rotaryCutter, seamRipper } from './kinds/cutting-tools.ts';
import { buttonholeElastic, fancyElastic, flatElastic } from './kinds/elastic.ts';
import { eyelets } from './kinds/eyelets.ts';
import { householdMachine } from './kinds/household-machine.ts';
import { industrialMachine } from './kinds/industrial-machine.ts';
import { industrialOverlock } from './kinds/industrial-overlock.ts';
import { interlining } from './kinds/interlining.ts';
import { broderie, lace } from './kinds/lace.ts';
import { chalk, fabricMarker } from './kinds/marking-tools.ts';
import { ruler, tapeMeasure } from './kinds/measuring-tools.ts';
import { crochetHooks, handNeedles, knittingNeedles, machineNeedles } from './kinds/needles.ts';
import { overlockMachine } from './kinds/overlock-machine.ts';
import { denimPatches, elbowPatches } from './kinds/patches.ts';
import { pinCushion } from './kinds/pin-cushion.ts';
import { pompons } from './kinds/pompons.ts';
import { grosgrain, reflectiveTape, satinRibbon, webbing } from './kinds/ribbon.ts';
import { scissors, snips } from './kinds/scissors.ts';
import { hooks, snaps, strapRings } from './kinds/snaps-and-rings.ts';
import { spool } from './kinds/spool.ts';
import { thimble } from './kinds/thimble.ts';
import { velcro, velcroDots } from './kinds/velcro.ts';
import { yarn } from './kinds/yarn.ts';
import { closedZippers, zipper, zipperSliders } from './kinds/zipper.ts';

/** Every kind of product that has photos. */
export const KINDS = {
  cone,
  'cone-trio': coneTrio,
  spool,
  yarn,
  bobbin,
  zipper,
  'closed-zippers': closedZippers,
  'zipper-sliders': zipperSliders,
  'flat-elastic': flatElastic,
  'buttonhole-elastic': buttonholeElastic,
  'fancy-elastic': fancyElastic,
  lace,
  broderie,
  'machine-needles': machineNeedles,
  'hand-needles': handNeedles,
  'knitting-needles': knittingNeedles,
  'crochet-hooks': crochetHooks,
  'pin-cushion': pinCushion,
  velcro,
  'velcro-dots': velcroDots,
  appliques,
  pompons,
  scissors,
  snips,
  'rotary-cutter': rotaryCutter,
  'seam-ripper': seamRipper,
  'tape-measure': tapeMeasure,
  ruler,
  chalk,
  'fabric-marker': fabricMarker,
  thimble,
  oil: oilBottle,
  glue: glueBottle,
  'silicone-bottle': siliconeBottle,
  'glue-spray': glueSpray,
  'silicone-spray': siliconeSpray,
  'glue-tube': glueTube,
  'satin-ribbon': satinRibbon,
  grosgrain,
  webbing,
  'reflective-tape': reflectiveTape,
  'bias-tape': biasTape,
  'hem-tape': hemTape,
  interlining,
  'elbow-patches': elbowPatches,
  'denim-patches': denimPatches,
  cord,
  'rat-tail': ratTailCord,
  shoelaces,
  'cord-on-card': cordOnCard,
  snaps,
  'strap-rings': strapRings,
  eyelets,
  hooks,
  buckle,
  'clip-buckle': clipBuckle,
  buttons,
  'household-machine': householdMachine,
  'coverstitch-machine': coverstitchMachine,
  'overlock-machine': overlockMachine,
  'industrial-machine': industrialMachine,
  'industrial-overlock': industrialOverlock,
} as const satisfies Readonly<Record<string, Illustration>>;

export type Kind = keyof typeof KINDS;
