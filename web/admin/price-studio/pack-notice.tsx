import { Layers } from 'lucide-react';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import type { FlagCounts } from './batch-remarks.ts';

type PackNoticeProps = {
  readonly flags: FlagCounts;
  /** Lets the price that stays move too. */
  readonly onBoth: () => void;
};

/** How many products have a price that stays behind, with the way to move it too. */
export function PackNotice({ flags, onBoth }: PackNoticeProps) {
  const stays = flags['pack-unchanged'] > 0 ? 'pack-unchanged' : 'price-unchanged';
  const count = flags[stays];
  if (count === 0) return null;
  const which = stays === 'pack-unchanged' ? 'precio por cantidad' : 'precio por unidad';
  return (
    <div role="status" className="studio-notice">
      <Layers aria-hidden="true" />
      <p>
        <b>
          {formatCount(count, { one: 'tiene', many: 'tienen' })} {which} que queda igual.
        </b>{' '}
        El pack puede quedar más caro o regalado.
      </p>
      <Button variant="outline" size="small" onClick={onBoth}>
        Cambiar también
      </Button>
    </div>
  );
}
