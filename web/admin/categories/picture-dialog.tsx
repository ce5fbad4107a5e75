import type { WireCategory } from '#schemas/wire/categories.ts';
import { PictureInput } from '../store/area/picture-input.tsx';
import type { Place } from './categories-api.ts';
import { CategoryDialog } from './category-dialog.tsx';
import type { CategoryTree } from './use-category-tree.ts';

type PictureDialogProps = {
  readonly place: Place;
  readonly category: WireCategory;
  readonly tree: CategoryTree;
  readonly onClose: () => void;
};

/** A subsection's photo, which is saved as soon as it is there. */
export function PictureDialog({ place, category: { name, picture }, tree, onClose }: PictureDialogProps) {
  return (
    <CategoryDialog
      title={`Foto de «${name}»`}
      text="Se ve al agregar un producto, cuando se elige la subsección."
      onClose={onClose}
    >
      <PictureInput
        path="picture"
        label="Foto"
        value={picture}
        onChange={(chosen) => tree.change(['picture', { ...place, picture: chosen }])}
        problemAt={() => tree.fault ?? undefined}
      />
    </CategoryDialog>
  );
}
