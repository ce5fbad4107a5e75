import type { Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { TextArea, TextInput } from '../area/area-inputs.tsx';
import { SortableRows } from '../area/sortable-rows.tsx';

export function StoryForm({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['story']> }) {
  return (
    <>
      <SortableRows
        path="story"
        label="La historia"
        help="Los párrafos de la página ‘Nosotros’."
        rows={draft.story}
        max={10}
        addLabel="Agregar un párrafo"
        empty={() => ''}
        nameOf={(_, place) => `párrafo ${place}`}
        problemAt={problemAt}
        onChange={(story) => set({ story })}
      >
        {(text, change, path) => (
          <TextArea
            path={path}
            label={`Párrafo ${Number(path.split('.').at(-1)) + 1}`}
            value={text}
            problemAt={problemAt}
            onChange={change}
          />
        )}
      </SortableRows>
      <SortableRows
        path="generations"
        label="Generaciones"
        help="La más antigua, primero. Cuántas son se lee en varias páginas."
        rows={draft.generations}
        max={10}
        addLabel="Agregar una generación"
        empty={() => ({ title: '', text: '' })}
        nameOf={({ title }, place) => title || `generación ${place}`}
        problemAt={problemAt}
        onChange={(generations) => set({ generations })}
      >
        {(generation, change, path) => (
          <>
            <TextInput
              path={`${path}.title`}
              label="Título"
              value={generation.title}
              problemAt={problemAt}
              onChange={(title) => change({ ...generation, title })}
            />
            <TextArea
              path={`${path}.text`}
              label="Lo que sumó"
              value={generation.text}
              problemAt={problemAt}
              onChange={(text) => change({ ...generation, text })}
            />
          </>
        )}
      </SortableRows>
    </>
  );
}
