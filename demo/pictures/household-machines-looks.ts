import { coverstitchMachine } from '../illustrations/kinds/coverstitch-machine.ts';
import { householdMachine } from '../illustrations/kinds/household-machine.ts';
import { overlockMachine } from '../illustrations/kinds/overlock-machine.ts';
import type { Looks } from './look.ts';

const TRIMS = ['#A3132F', '#244C9C', '#13804A', '#F0705A', '#6B3D8F', '#1DA7B0', '#CF9A1E', '#D3216F'];
const trim = (turn: number) => TRIMS[turn % TRIMS.length] ?? '#A3132F';

export const HOUSEHOLD_LOOKS: Looks = {
  'Máquina de coser {serie} {puntadas}': ({ number, choose, turn }) => ({
    drawing: householdMachine({
      level: 'mechanical',
      stitches: number('puntadas'),
      body: choose('serie', {
        'CF-120': 'retro',
        'CF-240': 'rounded',
        'CF-260': 'angular',
        'CF-310': 'rounded',
        'CF-340': 'angular',
      } as const),
      dials: choose('serie', { 'CF-120': 2, 'CF-240': 2, 'CF-260': 3, 'CF-310': 3, 'CF-340': 3 } as const),
    }),
    tints: ['crema', 'rosa-bebe', 'blanco', 'celeste', 'menta', 'crema', 'perla', 'salmon'],
    accent: trim(turn),
  }),
  'Máquina de coser electrónica {serie} {puntadas}': ({ number, choose, turn }) => ({
    drawing: householdMachine({
      level: 'electronic',
      stitches: number('puntadas'),
      body: choose('serie', {
        'EL-60': 'rounded',
        'EL-100': 'angular',
        'EL-200': 'rounded',
        'EL-400': 'angular',
      } as const),
    }),
    tints: ['crema', 'menta', 'blanco'],
    accent: trim(turn + 1),
  }),
  'Máquina bordadora y de coser {serie} bastidor {area}': ({ share, choose, turn }) => ({
    drawing: householdMachine({
      level: 'embroidery',
      hoop: share('area'),
      body: choose('serie', { 'BR-10': 'retro', 'BR-14': 'rounded', 'BR-20': 'angular' } as const),
    }),
    tints: ['blanco', 'crema', 'perla', 'lavanda', 'blanco', 'menta', 'crema', 'perla'],
    accent: trim(turn + 3),
  }),
  'Collareta familiar {serie} {agujas}': ({ number, turn }) => ({
    drawing: coverstitchMachine({ needles: number('agujas') }),
    tints: ['crema', 'blanco', 'perla', 'menta', 'rosa-bebe', 'celeste', 'lavanda', 'crema'],
    accent: trim(turn),
  }),
  'Overlock familiar {serie} {hilos}': ({ number, turn }) => ({
    drawing: overlockMachine({ threads: number('hilos') }),
    tints: ['blanco', 'perla', 'crema', 'menta', 'celeste', 'blanco', 'rosa-bebe', 'perla'],
    accent: trim(turn + 2),
  }),
  'Overlock con enhebrado por aire {serie} {hilos}': ({ number, turn }) => ({
    drawing: overlockMachine({ threads: number('hilos'), isAirThreaded: true }),
    tints: ['crema', 'perla'],
    accent: trim(turn + 4),
  }),
};
