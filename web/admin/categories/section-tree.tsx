import { ImageUp } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { screenSection } from '#domain/catalogue/taxonomy.ts';
import type { WireCategories } from '#schemas/category-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { AddCategory } from './add-category.tsx';
import { IntroDialog } from './intro-dialog.tsx';
import { SortableLevel } from './sortable-level.tsx';
import { SubsectionRow } from './subsection-row.tsx';
import type { CategoryTree } from './use-category-tree.ts';

type SectionTreeProps = {
  readonly branch: WireCategories['tree'][number];
  readonly tree: CategoryTree;
};

/** A section with its subsections; the two sections stay. */
export function SectionTree({ branch, tree }: SectionTreeProps) {
  const { section, subsections } = branch;
  const [isIntroOpen, setIsIntroOpen] = useState(false);
  const headingId = useId();
  const name = screenSection(section);
  return (
    <section aria-labelledby={headingId} className="dashboard-card" onKeyDown={moveFocus}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={headingId} className="text-block">
          {name}
        </h2>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Foto y texto de ${name}`}
          onClick={() => setIsIntroOpen(true)}
        >
          <ImageUp aria-hidden="true" /> Foto y texto
        </Button>
      </div>
      <SortableLevel
        label={`Subsecciones de ${name}`}
        names={subsections.map((one) => one.name)}
        onOrder={(names) => tree.change(['order', { section, subsection: '', names }])}
      >
        {(index) => {
          const subsection = subsections[index];
          return subsection && <SubsectionRow section={section} subsection={subsection} tree={tree} />;
        }}
      </SortableLevel>
      <AddCategory
        label="Agregar subsección"
        onAdd={(given) => tree.change(['add', { section, subsection: '', name: given }])}
      />
      {isIntroOpen && (
        <IntroDialog
          place={{ section, subsection: '', type: '' }}
          intro={branch}
          tree={tree}
          onClose={() => setIsIntroOpen(false)}
        />
      )}
    </section>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Up and down go from name to name; closed subsections keep theirs to themselves. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const all = event.currentTarget.querySelectorAll<HTMLElement>('[data-category-name]');
  const names = [...all].filter((name) => name.checkVisibility());
  const at = names.indexOf(event.target);
  if (at === -1) return;
  event.preventDefault();
  names[at + step]?.focus();
}
