import { useEffect, useState } from 'react';
import type { Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { ChoiceInput, TextArea } from '../area/area-inputs.tsx';
import { PictureInput } from '../area/picture-input.tsx';
import { SortableRows } from '../area/sortable-rows.tsx';
import { fetchBrandNames } from './fetch-brand-names.ts';

/** What the page of each brand says (FIND-009). */
export function BrandPagesForm({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['brands']> }) {
  const brands = useBrandNames();
  return (
    <SortableRows
      path="brandPages"
      label="Páginas de marcas"
      help="Cada marca con productos tiene una página, como /marca/costurina. Aquí le das una foto y un texto."
      rows={draft.brandPages}
      max={200}
      addLabel="Presentar una marca"
      empty={() => ({ name: '', text: '', picture: null })}
      nameOf={({ name }, place) => name || `página ${place}`}
      problemAt={problemAt}
      onChange={(brandPages) => set({ brandPages })}
    >
      {(page, change, path) => (
        <>
          <ChoiceInput
            path={`${path}.name`}
            label="Marca"
            value={page.name}
            choices={choicesOf(brands, page.name)}
            problemAt={problemAt}
            onChange={(name) => change({ ...page, name })}
          />
          <TextArea
            path={`${path}.text`}
            label="Texto, debajo de sus productos"
            value={page.text}
            problemAt={problemAt}
            onChange={(text) => change({ ...page, text })}
          />
          <PictureInput
            path={`${path}.picture`}
            label={`Foto de ${page.name || 'la página'}`}
            value={page.picture}
            problemAt={problemAt}
            onChange={(picture) => change({ ...page, picture })}
          />
        </>
      )}
    </SortableRows>
  );
}

/** The brands of the shop's products; none until they are there. */
function useBrandNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    fetchBrandNames().then((found) => !isGone && setNames(found ?? []));
    return () => {
      isGone = true;
    };
  }, []);
  return names;
}

/** A brand without products any more stays chosen. */
function choicesOf(brands: readonly string[], chosen: string) {
  const names = chosen === '' || brands.includes(chosen) ? brands : [chosen, ...brands];
  return [{ value: '', label: 'Elige…' }, ...names.map((name) => ({ value: name, label: name }))];
}
