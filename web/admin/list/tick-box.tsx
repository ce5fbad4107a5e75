import './list.css';
import { hasShift } from './use-ticks.ts';

type TickBoxProps = {
  /** 'Elegir Hilo de algodón' */
  readonly label: string;
  readonly isTicked: boolean;
  /** Of a box for several rows: some of them are ticked. */
  readonly isPartly?: boolean;
  /** @param isRange whether all rows since the last tick are meant */
  readonly onTick: (isRange: boolean) => void;
};

/** Chooses a row of a list, or all that it shows. */
export function TickBox({ label, isTicked, isPartly = false, onTick }: TickBoxProps) {
  return (
    <label className="tick-box">
      <input
        type="checkbox"
        aria-label={label}
        ref={(box) => {
          if (box !== null) box.indeterminate = isPartly;
        }}
        checked={isTicked}
        onChange={({ nativeEvent }) => onTick(hasShift(nativeEvent))}
      />
    </label>
  );
}
