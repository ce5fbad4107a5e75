import { type RefObject, useState } from 'react';
import { screenSection } from '#domain/catalogue/taxonomy.ts';
import type { WireImportCheck, WireImportPlace } from '#schemas/import-answers.ts';
import { formatWholeNumber } from '#web/format.ts';
import { useFormCategories } from '../categories/form-categories.tsx';
import { Select } from '../select/select.tsx';
import { AskedNames, AskedSection } from './asked-names.tsx';
import type { Mapping } from './use-mapping.ts';

type CategoryPlacesProps = {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly categories: WireImportCheck['categories'];
  readonly mapping: Mapping;
};

/** Where the shop puts each category of the file that it lacks (IMPORT-002). */
export function CategoryPlaces({ heading, categories, mapping }: CategoryPlacesProps) {
  return (
    <AskedSection
      id="category-places"
      title="Categorías que la tienda no tiene"
      hint="Elige dónde va cada una y revisa otra vez; la próxima planilla lo recuerda. Las filas de una categoría sin lugar quedan afuera."
      heading={heading}
    >
      <PlaceList categories={categories} mapping={mapping} />
    </AskedSection>
  );
}

/** The categories of the file that somebody placed, folded: a mistake can be corrected (IMPORT-002). */
export function PlacedCategories({ categories, mapping }: Omit<CategoryPlacesProps, 'heading'>) {
  return (
    <details className="dashboard-card mt-4">
      <summary className="cursor-pointer py-3 font-semibold">
        {`Categorías con lugar elegido (${formatWholeNumber(categories.length)})`}
      </summary>
      <p className="mt-1 mb-3 text-sm text-secondary">
        Van donde alguien las puso, en esta planilla o en una anterior. Si cambias una, revisa otra vez.
      </p>
      <PlaceList categories={categories} mapping={mapping} />
    </details>
  );
}

function PlaceList({ categories, mapping }: Omit<CategoryPlacesProps, 'heading'>) {
  return (
    <AskedNames
      names={categories}
      answer={({ name }) => (
        <PlaceFields
          category={name}
          place={mapping.draft.categories[name] ?? null}
          onChange={(place) => mapping.place(name, place)}
        />
      )}
    />
  );
}

type PlaceFieldsProps = {
  readonly category: string;
  readonly place: WireImportPlace | null;
  readonly onChange: (place: WireImportPlace | null) => void;
};

/** Subsections are listed below their section, so two choices make a place. */
function PlaceFields({ category, place, onChange }: PlaceFieldsProps) {
  const [chosen, setChosen] = useState(place?.subsection ?? '');
  const categories = useFormCategories();
  const known = categories
    .flatMap(({ section, subsections }) => subsections.map(({ name, types }) => ({ section, name, types })))
    .find(({ name }) => name === chosen);
  return (
    <div className="place-fields">
      <Select
        aria-label={`Subsección de ${category}`}
        className="input"
        value={known?.name ?? ''}
        onChange={({ target }) => {
          setChosen(target.value);
          onChange(null);
        }}
      >
        <option value="">Elige la subsección…</option>
        {categories.map(({ section, subsections }) => (
          <optgroup key={section} label={screenSection(section)}>
            {subsections.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        aria-label={`Tipo de ${category}`}
        className="input"
        disabled={known === undefined}
        value={place?.type ?? ''}
        onChange={({ target }) => {
          if (known === undefined) return;
          const { section, name: subsection } = known;
          onChange(target.value === '' ? null : { section, subsection, type: target.value });
        }}
      >
        <option value="">Elige el tipo…</option>
        {known?.types.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </Select>
    </div>
  );
}
