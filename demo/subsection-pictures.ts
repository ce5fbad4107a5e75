import { drawIllustration } from './illustrations/draw.ts';
import type { Illustration } from './illustrations/illustration.ts';
import { ironOnMotifs } from './illustrations/kinds/appliques.ts';
import { bottle } from './illustrations/kinds/bottle.ts';
import { buckle } from './illustrations/kinds/buckles.ts';
import { coneSet } from './illustrations/kinds/cone.ts';
import { cordOnCard } from './illustrations/kinds/cord.ts';
import { elasticRoll } from './illustrations/kinds/elastic.ts';
import { householdMachine } from './illustrations/kinds/household-machine.ts';
import { industrialMachine } from './illustrations/kinds/industrial-machine.ts';
import { lace } from './illustrations/kinds/lace.ts';
import { needleCards } from './illustrations/kinds/machine-needles.ts';
import { patchPair } from './illustrations/kinds/patches.ts';
import { ribbonRoll } from './illustrations/kinds/ribbon.ts';
import { scissors } from './illustrations/kinds/scissors.ts';
import { openZipper } from './illustrations/kinds/zipper.ts';
import type { Backdrop } from './illustrations/light.ts';
import { hexOf } from './illustrations/tints.ts';

type Picture = {
  readonly drawing: Illustration;
  /** Slugs of colours, or materials. */
  readonly main: string;
  readonly accent: string;
  readonly backdrop: Backdrop;
};

const OIL = { title: 'Aceite', subtitle: 'PARA MÁQUINAS', content: '100 ml' };

/** A typical product of each subsection. Neighbours have different backdrops. */
export const SUBSECTION_PICTURES: Readonly<Record<string, Picture>> = {
  Industrial: {
    drawing: industrialMachine({
      head: 'common',
      name: 'HILVÁN 23',
      drive: 'servo',
      panel: 'speed',
      speed: '4500',
    }),
    main: 'perla',
    accent: 'verde-bandera',
    backdrop: 'manteca',
  },
  Familiar: {
    drawing: householdMachine({ level: 'mechanical', body: 'rounded', stitches: 24, dials: 2 }),
    main: 'menta',
    accent: 'carmin',
    backdrop: 'rosa',
  },
  Hilos: {
    drawing: coneSet({ cones: 3, isLarge: true }),
    main: 'rojo',
    accent: 'crudo',
    backdrop: 'manteca',
  },
  Puntillas: {
    drawing: lace({ width: 3, motif: 'flower' }),
    main: 'blanco',
    accent: 'blanco',
    backdrop: 'anil',
  },
  Agujas: {
    drawing: needleCards({ title: 'Agujas', subtitle: '90/14', count: 5 }),
    main: 'carmin',
    accent: 'amarillo',
    backdrop: 'cielo',
  },
  'Abrojos/Apliques': {
    drawing: ironOnMotifs({ emblems: ['heart', 'star', 'daisy'], count: 3 }),
    main: 'violeta',
    accent: 'coral',
    backdrop: 'niebla',
  },
  Reparadores: {
    drawing: patchPair({ cloth: 'denim', shape: 'knee', size: 0.6 }),
    main: 'jean',
    accent: 'crudo',
    backdrop: 'rosa',
  },
  Elásticos: {
    drawing: elasticRoll({ width: 25, length: 0.6, weave: 'plain' }),
    main: 'verde-bandera',
    accent: 'rojo',
    backdrop: 'lino',
  },
  'Herramientas/Tijeras': {
    drawing: scissors({ size: 0.7 }),
    main: 'carmin',
    accent: 'niquel',
    backdrop: 'niebla',
  },
  'Lubricantes y pegamentos': {
    drawing: bottle({ label: OIL, size: 0.6, cap: 'nozzle' }),
    main: 'verde-botella',
    accent: 'amarillo',
    backdrop: 'cielo',
  },
  Cintas: {
    drawing: ribbonRoll({ width: 25, length: 0.7, trim: 'satin' }),
    main: 'fucsia',
    accent: 'blanco',
    backdrop: 'salvia',
  },
  'Herrajes y Broches': {
    drawing: buckle({ shape: 'rectangle', size: 0.6, strap: hexOf('cuero') }),
    main: 'laton',
    accent: 'laton',
    backdrop: 'lino',
  },
  Cierres: {
    drawing: openZipper({ teeth: 'metal', metal: hexOf('niquel'), length: 0.4 }),
    main: 'azul-francia',
    accent: 'niquel',
    backdrop: 'arcilla',
  },
  Cordones: {
    drawing: cordOnCard({ thickness: 12, length: 0.7, isTwisted: true }),
    main: 'rojo',
    accent: 'beige',
    backdrop: 'salvia',
  },
};

export function drawSubsection({ drawing, main, accent, backdrop }: Picture): string {
  return drawIllustration(drawing, { main: hexOf(main), accent: hexOf(accent) }, backdrop);
}
