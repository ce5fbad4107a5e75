import { EyeOff } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { photoUrl } from '#domain/photos/photo-url.ts';
import type { WireCategory } from '#schemas/category-answers.ts';
import { WholeWords } from '#web/ui/whole-words.tsx';
import type { Place } from './categories-api.ts';
import { CategoryMenu } from './category-menu.tsx';
import { placeName, productsText } from './category-words.ts';
import { RenameField } from './rename-field.tsx';
import type { CategoryTree } from './use-category-tree.ts';

type CategoryLineProps = {
  readonly place: Place;
  readonly category: WireCategory;
  readonly tree: CategoryTree;
  /** The arrows to the right and left open and close a subsection. */
  readonly onOpen?: (isOpen: boolean) => void;
  readonly toggle?: ReactNode;
};

/** One name with its count and what can be done with it. */
export function CategoryLine({ place, category, tree, onOpen, toggle }: CategoryLineProps) {
  const { name, products, isHidden, picture } = category;
  const [isRenaming, setIsRenaming] = useState(false);

  /** The name, which may be the new one by now, gets the focus back once it is there again. */
  function endRenaming(present: string): void {
    setIsRenaming(false);
    const at = place.type === '' ? { ...place, subsection: present } : { ...place, type: present };
    setTimeout(() => nameButton(at)?.focus());
  }

  function openByArrows(event: KeyboardEvent): void {
    if (event.key === 'ArrowRight') onOpen?.(true);
    if (event.key === 'ArrowLeft') onOpen?.(false);
  }

  if (isRenaming) {
    return (
      <RenameField
        name={name}
        products={products}
        onRename={(given) => tree.change(['rename', { ...place, name: given }])}
        onEnd={endRenaming}
      />
    );
  }
  return (
    <div className="category-line">
      {toggle}
      {place.type === '' && picture !== null && (
        <img src={photoUrl(picture, 300)} alt="" width={40} height={40} className="category-picture" />
      )}
      <div className="category-label">
        <button
          type="button"
          data-category-name={placeName(place)}
          className="category-name"
          aria-label={`${name}: cambiar el nombre`}
          onKeyDown={openByArrows}
          onClick={() => setIsRenaming(true)}
        >
          <WholeWords text={name} />
        </button>
        <small className="category-count">
          {isHidden && (
            <span>
              <EyeOff aria-hidden="true" /> Oculta ·{' '}
            </span>
          )}
          {productsText(products)}
        </small>
      </div>
      <CategoryMenu place={place} category={category} tree={tree} onRename={() => setIsRenaming(true)} />
    </div>
  );
}

function nameButton(place: Place): HTMLElement | null {
  return document.querySelector(`[data-category-name="${CSS.escape(placeName(place))}"]`);
}
