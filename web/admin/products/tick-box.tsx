import { hasShift } from '../list/use-ticks.ts';

type TickBoxProps = {
  /** The product's name. */
  readonly name: string;
  readonly isTicked: boolean;
  /** @param isRange whether all products since the last tick are meant */
  readonly onTick: (isRange: boolean) => void;
};

/** Chooses the product of a card. */
export function TickBox({ name, isTicked, onTick }: TickBoxProps) {
  return (
    <label className="managed-tick">
      <input
        type="checkbox"
        aria-label={`Elegir ${name}`}
        checked={isTicked}
        onChange={({ nativeEvent }) => onTick(hasShift(nativeEvent))}
      />
    </label>
  );
}
