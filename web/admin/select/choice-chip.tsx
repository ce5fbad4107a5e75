import './choice-chip.css';
import { ChevronDown } from 'lucide-react';

type ChoiceChipProps<Value extends string> = {
  readonly label: string;
  /** The words for no choice: 'Todas las marcas'. */
  readonly all: string;
  readonly value: Value | '';
  readonly groups: readonly ChoiceGroup<Value>[];
  readonly onChoose: (value: Value | '') => void;
};

export type ChoiceGroup<Value extends string = string> = {
  /** The heading of the options; `null` for options without one. */
  readonly label: string | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
};

/** A filter with one choice: a native select in the shape of a chip, dark once something is chosen. */
export function ChoiceChip<Value extends string>({
  label,
  all,
  value,
  groups,
  onChoose,
}: ChoiceChipProps<Value>) {
  const options = groups.flatMap((group) => group.options);
  // A link or an older address may name what the lists lack; it stays as an option.
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <span className="choice-chip">
      <select
        aria-label={label}
        className={value === '' ? 'chip' : 'chip chip-chosen'}
        value={value}
        onChange={({ target }) => {
          onChoose(options.find((option) => option.value === target.value)?.value ?? '');
        }}
      >
        <option value="">{all}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {groups.map((group) => (
          <ChoiceOptions key={group.label} group={group} />
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}

function ChoiceOptions({ group: { label, options } }: { group: ChoiceGroup }) {
  const list = options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
  return label === null ? list : <optgroup label={label}>{list}</optgroup>;
}
