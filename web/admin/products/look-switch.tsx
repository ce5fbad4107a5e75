import { LayoutGrid, Rows3 } from 'lucide-react';
import type { ListLook } from './saved-look.ts';

const LOOKS = [
  { look: 'table', label: 'Ver como tabla', Icon: Rows3 },
  { look: 'cards', label: 'Ver como tarjetas', Icon: LayoutGrid },
] as const;

type LookSwitchProps = { readonly look: ListLook; readonly onChoose: (look: ListLook) => void };

/** The table or the cards; this device remembers it. */
export function LookSwitch({ look: chosen, onChoose }: LookSwitchProps) {
  return (
    <div className="look-switch">
      {LOOKS.map(({ look, label, Icon }) => (
        <button
          key={look}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={look === chosen}
          onClick={() => onChoose(look)}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
