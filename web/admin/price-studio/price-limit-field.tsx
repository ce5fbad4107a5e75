import { SmallField } from './small-field.tsx';

type PriceLimitFieldProps = {
  readonly label: string;
  /** As it was typed, in pesos. */
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (typed: string) => void;
};

/** The lowest or the highest price of what a list shows. */
export function PriceLimitField({ label, value, problem, onChange }: PriceLimitFieldProps) {
  return (
    <SmallField label={label} problem={problem}>
      {(control) => (
        <input
          {...control}
          className="input figures"
          inputMode="decimal"
          autoComplete="off"
          placeholder="$"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </SmallField>
  );
}

/** Both limits, in the order in which they are asked for. */
export const PRICE_LIMITS = [
  { field: 'minPrice', label: 'Precio desde' },
  { field: 'maxPrice', label: 'Precio hasta' },
] as const;
