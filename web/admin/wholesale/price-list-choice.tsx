import { Field } from '#web/ui/field.tsx';
import { Select } from '../select/select.tsx';
import type { NamedList } from './use-lists-in-force.ts';

type PriceListChoiceProps = {
  readonly label: string;
  readonly lists: readonly NamedList[];
  /** '' for everybody's prices. */
  readonly chosen: string;
  readonly isDisabled?: boolean;
  readonly onChoose: (id: string) => void;
};

export function PriceListChoice({ label, lists, chosen, isDisabled, onChoose }: PriceListChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name="priceList"
          value={chosen}
          disabled={isDisabled}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">Precios de todos</option>
          {lists.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              Lista {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
