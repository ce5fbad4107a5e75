import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import { Select } from '../select/select.tsx';
import { DeskDialog } from '../shell/desk-dialog.tsx';
import type { Place } from './categories-api.ts';
import { movingText, placeName, productsText } from './category-words.ts';
import { placesFor } from './places-for.ts';
import type { CategoryTree } from './use-category-tree.ts';

type PlaceDialogProps = {
  readonly purpose: 'merge' | 'remove';
  readonly place: Place;
  readonly products: number;
  readonly tree: CategoryTree;
  readonly onClose: () => void;
};

const TEXTS = {
  merge: {
    title: (name: string) => `Unir «${name}» con otra`,
    text: 'Sus productos pasan a la otra, que conserva su nombre; los enlaces también. Puedes deshacerlo hasta el cambio siguiente.',
    label: 'Unir con',
    button: 'Unir',
  },
  remove: {
    title: (name: string) => `Quitar «${name}»`,
    text: 'Antes de quitarla, sus productos pasan a otro lugar. Puedes deshacerlo hasta el cambio siguiente.',
    label: 'Mover productos a',
    button: 'Mover y quitar',
  },
} as const;

/** Where the products of a category go that is merged or removed. */
export function PlaceDialog({ purpose, place, products, tree, onClose }: PlaceDialogProps) {
  const groups = placesFor(tree.tree, { place, purpose });
  const places = groups.flatMap((group) => group.places);
  const [chosen, setChosen] = useState('');
  const into = places[Number(chosen)];
  const texts = TEXTS[purpose];

  async function move(into: Place): Promise<void> {
    if (await tree.change([purpose, { ...place, into }])) onClose();
  }

  return (
    <DeskDialog title={texts.title(placeName(place))} text={texts.text} onClose={onClose}>
      <Field label={texts.label}>
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="" disabled>
              Elige…
            </option>
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.places.map((one) => (
                  <option key={placeName(one)} value={places.indexOf(one)}>
                    {one.type || one.subsection}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <p role="status" className="text-secondary">
        {chosen === '' || into === undefined
          ? productsText(products)
          : `${movingText(products, placeName(into))}.`}
      </p>
      <DialogFoot fault={tree.fault} onClose={onClose}>
        <Button
          variant="primary"
          isLoading={tree.isSaving}
          disabled={chosen === ''}
          onClick={() => into && move(into)}
        >
          {texts.button}
        </Button>
      </DialogFoot>
    </DeskDialog>
  );
}
