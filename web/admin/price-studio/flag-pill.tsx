import {
  CircleAlert,
  CircleDashed,
  CircleMinus,
  Equal,
  type LucideIcon,
  PackageMinus,
  TriangleAlert,
} from 'lucide-react';
import type { LeftOutReason } from './preview-rows.ts';

export type RowFlag = LeftOutReason | 'big-change' | 'pack-not-cheaper' | 'excluded';

type FlagLook = { readonly Icon: LucideIcon; readonly look: string; readonly text: string };

const LOOKS: Readonly<Record<RowFlag, FlagLook>> = {
  'no-price': { Icon: CircleDashed, look: 'flag-quiet', text: 'Sin precio' },
  'no-pack': { Icon: CircleDashed, look: 'flag-quiet', text: 'Sin pack' },
  unchanged: { Icon: Equal, look: 'flag-quiet', text: 'Sin cambios' },
  excluded: { Icon: CircleMinus, look: 'flag-quiet', text: 'Queda afuera' },
  'big-change': { Icon: TriangleAlert, look: 'flag-warning', text: 'Cambia más de' },
  'pack-not-cheaper': { Icon: PackageMinus, look: 'flag-warning', text: 'El pack deja de convenir' },
  'not-positive': { Icon: CircleAlert, look: 'flag-error', text: 'Error: quedaría en $\u00a00 o menos' },
};

/** Icon and word, because not everyone can tell the colours apart. @param limit of a big change, as typed */
export function FlagPill({ flag, limit }: { flag: RowFlag; limit: string }) {
  const { Icon, look, text } = LOOKS[flag];
  return (
    <span className={`flag-pill ${look}`}>
      <Icon aria-hidden="true" />
      {flag === 'big-change' ? `${text} ${limit}\u00a0%` : text}
    </span>
  );
}
