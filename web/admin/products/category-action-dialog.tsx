import { useState } from 'react';
import { screenSection } from '#domain/catalogue/taxonomy.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useFormCategories } from '../categories/form-categories.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import { Select } from '../select/select.tsx';
import { DeskDialog } from '../shell/desk-dialog.tsx';
import { productsText } from './action-words.ts';
import type { ProductActions } from './use-product-actions.ts';

type CategoryActionDialogProps = {
  readonly count: number;
  readonly actions: ProductActions;
  readonly onClose: () => void;
};

/** The place to which the ticked products go. */
export function CategoryActionDialog({ count, actions, onClose }: CategoryActionDialogProps) {
  const places = useFormCategories().flatMap(({ section, subsections }) =>
    subsections.flatMap(({ name, types }) => types.map((type) => ({ section, subsection: name, type }))),
  );
  const [chosen, setChosen] = useState('');
  const place = chosen === '' ? undefined : places[Number(chosen)];
  const groups = Map.groupBy(
    places.entries(),
    ([, { section, subsection }]) => `${screenSection(section)} · ${subsection}`,
  );
  return (
    <DeskDialog
      title={`Cambiar la categoría de ${productsText(count)}`}
      text="Pasan todos juntos; después se puede deshacer."
      onClose={onClose}
    >
      <Field label="Pasar a">
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="" disabled>
              Elige…
            </option>
            {[...groups].map(([label, entries]) => (
              <optgroup key={label} label={label}>
                {entries.map(([index, { type }]) => (
                  <option key={type} value={index}>
                    {type}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <DialogFoot onClose={onClose}>
        <Button
          variant="primary"
          isLoading={actions.isActing}
          disabled={place === undefined}
          onClick={async () => {
            if (place !== undefined && (await actions.moveTo(place))) onClose();
          }}
        >
          Pasar {productsText(count)}
        </Button>
      </DialogFoot>
    </DeskDialog>
  );
}
