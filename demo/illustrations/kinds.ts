import type { Illustration } from './illustration.ts';
import { appliques } from './kinds/appliques.ts';
import { bobbin } from './kinds/bobbin.ts';
import { glueBottle, glueSpray, glueTube, oilBottle, siliconeBottle, siliconeSpray } from './kinds/bottle.ts';
import { cone, coneTrio } from './kinds/cone.ts';
import { cord, cordOnCard, ratTailCord, shoelaces } from './kinds/cord.ts';
import { coverstitchMachine } from './kinds/coverstitch-machine.ts';
import { rotaryCutter, seamRipper } from './kinds/cutting-tools.ts';
import { buttonholeElastic, fancyElastic, flatElastic } from './kinds/elastic.ts';
import { buckle, buttons, clipBuckle, eyelets, hooks, snaps, strapRings } from './kinds/fastenings.ts';
import { householdMachine } from './kinds/household-machine.ts';
import { industrialMachine, industrialOverlock } from './kinds/industrial-machine.ts';
import { broderie, lace } from './kinds/lace.ts';
import { chalk, fabricMarker, ruler, tapeMeasure, thimble } from './kinds/measuring-tools.ts';
import { crochetHooks, handNeedles, knittingNeedles, machineNeedles } from './kinds/needles.ts';
import { overlockMachine } from './kinds/overlock-machine.ts';
import { pinCushion } from './kinds/pin-cushion.ts';
import { grosgrain, reflectiveTape, satinRibbon, webbing } from './kinds/ribbon.ts';
import { scissors, snips } from './kinds/scissors.ts';
import { biasTape, denimPatches, elbowPatches, hemTape, interlining, pompons } from './kinds/soft-goods.ts';
import { spool, yarn } from './kinds/spool.ts';
import { velcro, velcroDots } from './kinds/velcro.ts';
import { closedZippers, zipper, zipperSliders } from './kinds/zipper.ts';

/** Everything that the shop can photograph. */
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
