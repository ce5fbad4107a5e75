import { screenSection, type Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { useFormCategories } from '../categories/form-categories.tsx';
import { ChoiceChip, type ChoiceGroup } from '../select/choice-chip.tsx';
import type { StudioForm } from './studio-form.ts';

type Chosen = Pick<StudioForm, 'section' | 'subsection' | 'type'>;

type CategoryChipsProps = {
  readonly form: Chosen;
  readonly onChange: (change: Partial<Chosen>) => void;
};

/** Section, subsection and type. A subsection can be chosen at once: it brings its section. */
export function CategoryChips({ form, onChange }: CategoryChipsProps) {
  const categories = useFormCategories();
  const branches = categories.filter(({ section }) => form.section === '' || form.section === section);
  const types = branches
    .flatMap(({ subsections }) => subsections)
    .find(({ name }) => name === form.subsection)?.types;
  return (
    <>
      <ChoiceChip
        label="Sección"
        all="Todas las secciones"
        value={form.section}
        groups={[
          {
            label: null,
            options: categories.map(({ section }) => ({ value: section, label: screenSection(section) })),
          },
        ]}
        onChoose={(section) => onChange({ section, subsection: '', type: '' })}
      />
      <ChoiceChip
        label="Subsección"
        all="Todas las subsecciones"
        value={form.subsection}
        groups={branches.map(({ label, subsections }) =>
          named(
            label,
            subsections.map(({ name }) => name),
          ),
        )}
        onChoose={(subsection) =>
          onChange({ section: sectionOf(categories, subsection) ?? form.section, subsection, type: '' })
        }
      />
      {types !== undefined && (
        <ChoiceChip
          label="Tipo"
          all="Todos los tipos"
          value={form.type}
          groups={[named(null, types)]}
          onChoose={(type) => onChange({ type })}
        />
      )}
    </>
  );
}

function named(label: string | null, names: readonly string[]): ChoiceGroup {
  return { label, options: names.map((name) => ({ value: name, label: name })) };
}

function sectionOf(categories: Taxonomy, subsection: string) {
  const branch = categories.find(({ subsections }) => subsections.some(({ name }) => name === subsection));
  return branch?.section;
}
