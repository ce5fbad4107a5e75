import type { Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { NumberInput, TextArea, TextInput } from '../area/area-inputs.tsx';
import { PictureInput } from '../area/picture-input.tsx';

export function IdentityForm({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['identity']> }) {
  return (
    <>
      <TextInput
        path="name"
        label="Nombre"
        value={draft.name}
        problemAt={problemAt}
        onChange={(name) => set({ name })}
      />
      <TextInput
        path="tagline"
        label="Lema"
        help="Va debajo del nombre, en todas las páginas."
        value={draft.tagline}
        problemAt={problemAt}
        onChange={(tagline) => set({ tagline })}
      />
      <NumberInput
        path="foundedIn"
        label="Año de apertura"
        value={draft.foundedIn}
        problemAt={problemAt}
        onChange={(foundedIn) => set({ foundedIn })}
      />
      <PictureInput
        path="logo"
        label="Logo"
        help="Sin una imagen se ve el nombre escrito, con su hilo. Queda mejor una apaisada, de fondo claro."
        placeholder={draft.name}
        value={draft.logo}
        problemAt={problemAt}
        onChange={(logo) => set({ logo })}
      />
      <TextArea
        path="description"
        label="Descripción para buscadores"
        help={`Es lo que Google muestra debajo del nombre: alcanza con unas 150 letras, y lleva ${draft.description.length}.`}
        value={draft.description}
        problemAt={problemAt}
        onChange={(description) => set({ description })}
      />
    </>
  );
}
