import type { Banner, Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { TextArea, TextInput } from '../area/area-inputs.tsx';
import { PictureInput } from '../area/picture-input.tsx';
import { SortableRows } from '../area/sortable-rows.tsx';

const MOST_BANNERS = 6;

export function BannersForm({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['banners']> }) {
  return (
    <SortableRows
      path="banners"
      label="Carteles"
      help="Se ven en este orden sobre los productos de la portada; el primero es el más grande. Sin ninguno, la portada empieza por el buscador."
      rows={draft.banners}
      max={MOST_BANNERS}
      addLabel="Agregar un cartel"
      empty={newBanner}
      nameOf={({ title }, place) => title || `cartel ${place}`}
      problemAt={problemAt}
      onChange={(banners) => set({ banners })}
    >
      {(banner, change, path) => (
        <BannerFields banner={banner} change={change} path={path} problemAt={problemAt} />
      )}
    </SortableRows>
  );
}

function newBanner(): Banner {
  return { id: crypto.randomUUID(), image: null, title: '', text: '', link: '', from: '', to: '' };
}

type BannerFieldsProps = {
  readonly banner: Banner;
  readonly change: (banner: Banner) => void;
  readonly path: string;
  readonly problemAt: (path: string) => string | undefined;
};

function BannerFields({ banner, change, path, problemAt }: BannerFieldsProps) {
  const own = (field: keyof Banner) => ({
    path: `${path}.${field}`,
    problemAt,
    onChange: (value: string) => change({ ...banner, [field]: value }),
  });
  return (
    <>
      <TextInput {...own('title')} label="Título" value={banner.title} />
      <TextArea {...own('text')} label="Texto" value={banner.text} />
      <TextInput
        {...own('link')}
        label="Adónde lleva"
        help="Una dirección de la tienda, como /?offers=1 o /howToBuy, o de otro sitio. Vacío, no lleva a ninguna parte."
        value={banner.link}
      />
      <div className="area-pair">
        <TextInput
          {...own('from')}
          label="Desde el día"
          type="date"
          help="Vacío, desde ya."
          value={banner.from}
        />
        <TextInput {...own('to')} label="Hasta el día" type="date" help="Incluido." value={banner.to} />
      </div>
      <PictureInput
        path={`${path}.image`}
        label={`Imagen de ${banner.title || 'el cartel'}`}
        help="El título y el texto van encima, sobre su propio fondo oscuro."
        placeholder="Sin imagen"
        value={banner.image}
        problemAt={problemAt}
        onChange={(image) => change({ ...banner, image })}
      />
    </>
  );
}
