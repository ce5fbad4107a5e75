import type { Brand, Settings } from '#schemas/store/area-schemas.ts';
import { shownBrands } from '#web/storefront/shown-store.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { TextInput } from '../area/area-inputs.tsx';
import { PictureInput } from '../area/picture-input.tsx';
import { SortableRows } from '../area/sortable-rows.tsx';
import { BrandPagesForm } from './brand-pages-form.tsx';
import { brandSlug } from './brand-slug.ts';

export function BrandsForm({ form }: { form: AreaForm<Settings['brands']> }) {
  return (
    <>
      <LogoRow form={form} />
      <BrandPagesForm form={form} />
    </>
  );
}

function LogoRow({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['brands']> }) {
  return (
    <SortableRows
      path="brands"
      label="Marcas"
      help="En este orden pasan sobre el pie de cada página. Sin ninguna, la fila no se muestra."
      rows={draft.brands}
      max={60}
      addLabel="Agregar una marca"
      empty={() => ({ name: '', slug: 'marca', logo: null })}
      nameOf={({ name }, place) => name || `marca ${place}`}
      problemAt={problemAt}
      onChange={(brands) => set({ brands })}
    >
      {(brand, change, path) => (
        <>
          <TextInput
            path={`${path}.name`}
            label="Nombre"
            value={brand.name}
            problemAt={problemAt}
            onChange={(name) => change({ ...brand, name, slug: brandSlug(name) })}
          />
          <PictureInput
            path={`${path}.logo`}
            label={`Logo de ${brand.name || 'la marca'}`}
            placeholder={<DrawnLogo brand={brand} />}
            value={brand.logo}
            problemAt={problemAt}
            onChange={(logo) => change({ ...brand, logo })}
          />
        </>
      )}
    </SortableRows>
  );
}

/** What shows without a photo: the drawn logo, or the name. */
function DrawnLogo({ brand }: { brand: Brand }) {
  const [shown] = shownBrands([brand]);
  return shown?.slug ? <img src={`/brands/${shown.slug}.svg`} alt="" /> : brand.name;
}
