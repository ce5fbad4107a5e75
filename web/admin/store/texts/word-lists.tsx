import type { Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { TextInput } from '../area/area-inputs.tsx';
import { SortableRows } from '../area/sortable-rows.tsx';

type WordListProps = { readonly form: AreaForm<Settings['texts']> };

export function ExamplesInput({ form: { draft, set, problemAt } }: WordListProps) {
  return (
    <SortableRows
      path="searchExamples"
      label="Ejemplos del buscador"
      help="Se ven mientras el buscador está vacío. Pon palabras que encuentren productos."
      rows={draft.searchExamples}
      max={4}
      addLabel="Agregar un ejemplo"
      empty={() => ''}
      nameOf={(example, place) => example || `ejemplo ${place}`}
      problemAt={problemAt}
      onChange={(searchExamples) => set({ searchExamples })}
    >
      {(example, change, path) => (
        <TextInput path={path} label="Ejemplo" value={example} problemAt={problemAt} onChange={change} />
      )}
    </SortableRows>
  );
}

export function HostsInput({ form: { draft, set, problemAt } }: WordListProps) {
  return (
    <SortableRows
      path="imageHosts"
      label="Otros sitios de fotos"
      help="Sitios de los que los productos pueden traer fotos, además de la propia tienda: fotos.ejemplo.com"
      rows={draft.imageHosts}
      max={50}
      addLabel="Agregar un sitio"
      empty={() => ''}
      nameOf={(host, place) => host || `sitio ${place}`}
      problemAt={problemAt}
      onChange={(imageHosts) => set({ imageHosts })}
    >
      {(host, change, path) => (
        <TextInput path={path} label="Sitio" value={host} problemAt={problemAt} onChange={change} />
      )}
    </SortableRows>
  );
}
