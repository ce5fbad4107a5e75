import {
  CircleAlert,
  CircleDashed,
  CircleMinus,
  Equal,
  Layers,
  type LucideIcon,
  PackageMinus,
  PackagePlus,
  TriangleAlert,
} from 'lucide-react';
import { formatAmount } from '#web/format.ts';
import type { LeftOutReason, PackWarning, ShownPrices } from './preview-rows.ts';

export type RowFlag = LeftOutReason | PackWarning | 'big-change' | 'excluded';

type FlagLook = { readonly Icon: LucideIcon; readonly look: string; readonly text: string };

const LOOKS: Readonly<Record<RowFlag, FlagLook>> = {
  'no-price': { Icon: CircleDashed, look: 'flag-quiet', text: 'Sin precio' },
  'no-pack': { Icon: CircleDashed, look: 'flag-quiet', text: 'Sin pack' },
  unchanged: { Icon: Equal, look: 'flag-quiet', text: 'Sin cambios' },
  excluded: { Icon: CircleMinus, look: 'flag-quiet', text: 'Queda afuera' },
  'big-change': { Icon: TriangleAlert, look: 'flag-warning', text: 'Cambia más de' },
  'pack-not-cheaper': { Icon: PackageMinus, look: 'flag-warning', text: 'El pack deja de convenir' },
  'pack-now-cheaper': { Icon: PackagePlus, look: 'flag-warning', text: 'El pack empieza a convenir' },
  'pack-unchanged': { Icon: Layers, look: 'flag-warning', text: 'Pack' },
  'price-unchanged': { Icon: Layers, look: 'flag-warning', text: 'Precio' },
  'not-positive': { Icon: CircleAlert, look: 'flag-error', text: 'Error: quedaría en $\u00a00 o menos' },
};

type FlagPillProps = {
  readonly flag: RowFlag;
  /** Of a big change, as typed. */
  readonly limit: string;
  readonly after: ShownPrices;
};

/** Icon and word, because not everyone can tell the colours apart. */
export function FlagPill({ flag, limit, after }: FlagPillProps) {
  const { Icon, look, text } = LOOKS[flag];
  return (
    <span className={`flag-pill ${look}`}>
      <Icon aria-hidden="true" />
      {text}
      {flag === 'big-change' && ` ${limit}\u00a0%`}
      {flag === 'pack-unchanged' && ` ${formatAmount(after.pack)} igual`}
      {flag === 'price-unchanged' && ` ${formatAmount(after.price)} igual`}
    </span>
  );
}
