import { Combine, Eye, EyeOff, ImageUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { WireCategory } from '#schemas/category-answers.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import type { Place } from './categories-api.ts';
import { placeName } from './category-words.ts';
import { IntroDialog } from './intro-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import type { CategoryTree } from './use-category-tree.ts';

type CategoryMenuProps = {
  readonly place: Place;
  readonly category: WireCategory;
  readonly tree: CategoryTree;
  readonly onRename: () => void;
};

/** What else can be done with a category. */
export function CategoryMenu({ place, category, tree, onRename }: CategoryMenuProps) {
  const { isHidden, products } = category;
  const [open, setOpen] = useState<'merge' | 'remove' | 'intro' | null>(null);
  const dialogs = useDialogs();

  async function remove(): Promise<void> {
    if (products > 0) return setOpen('remove');
    const title = `¿Quitar «${placeName(place)}»?`;
    const text = 'No tiene productos. Puedes volver a agregarla cuando quieras.';
    const isSure = await dialogs.confirm({ title, text, confirmLabel: 'Quitar', cancelLabel: 'Cancelar' });
    if (isSure) tree.change(['remove', { ...place, into: null }]);
  }

  return (
    <>
      <ActionMenu
        label={`Acciones de ${placeName(place)}`}
        actions={[
          { label: 'Cambiar el nombre', icon: <Pencil aria-hidden="true" />, onSelect: onRename },
          {
            label: isHidden ? 'Mostrar' : 'Ocultar',
            icon: isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />,
            onSelect: () => tree.change(['hide', { ...place, isHidden: !isHidden }]),
          },
          {
            label: 'Foto y texto…',
            icon: <ImageUp aria-hidden="true" />,
            onSelect: () => setOpen('intro'),
          },
          { label: 'Unir con…', icon: <Combine aria-hidden="true" />, onSelect: () => setOpen('merge') },
        ]}
        destructive={{
          label: products > 0 ? 'Mover productos a…' : 'Quitar',
          icon: <Trash2 aria-hidden="true" />,
          onSelect: remove,
        }}
      />
      {(open === 'merge' || open === 'remove') && (
        <PlaceDialog
          purpose={open}
          place={place}
          products={products}
          tree={tree}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'intro' && (
        <IntroDialog place={place} intro={category} tree={tree} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
