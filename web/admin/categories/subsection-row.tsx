import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { WireSubsection } from '#schemas/category-answers.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AddCategory } from './add-category.tsx';
import type { Place } from './categories-api.ts';
import { CategoryLine } from './category-line.tsx';
import { productsText } from './category-words.ts';
import { SortableLevel } from './sortable-level.tsx';
import type { CategoryTree } from './use-category-tree.ts';

type SubsectionRowProps = {
  readonly section: Place['section'];
  readonly subsection: WireSubsection;
  readonly tree: CategoryTree;
};

/** A subsection, which opens to its types. */
export function SubsectionRow({ section, subsection, tree }: SubsectionRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const { name, types, others } = subsection;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <CategoryLine
        place={{ section, subsection: name, type: '' }}
        category={subsection}
        tree={tree}
        onOpen={setIsOpen}
        toggle={
          <IconButton
            label={`Tipos de ${name}`}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Chevron aria-hidden="true" />
          </IconButton>
        }
      />
      <div id={listId} hidden={!isOpen} className="category-types-of">
        <SortableLevel
          label={`Tipos de ${name}`}
          names={types.map((type) => type.name)}
          onOrder={(names) => tree.change(['order', { section, subsection: name, names }])}
        >
          {(index) => {
            const type = types[index];
            const place = { section, subsection: name, type: type?.name ?? '' };
            return type && <CategoryLine place={place} category={type} tree={tree} />;
          }}
        </SortableLevel>
        <p className="category-others">
          Otros <small className="text-muted">{productsText(others)} · está en todas</small>
        </p>
        <AddCategory
          label={`Agregar tipo a ${name}`}
          onAdd={(given) => tree.change(['add', { section, subsection: name, name: given }])}
        />
      </div>
    </>
  );
}
