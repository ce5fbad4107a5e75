import { CircleAlert } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import type { AreaDefinition, AreaForm } from './area-definition.ts';
import type { AreaProblems } from './area-problems.ts';
import { AreaVersions } from './area-versions.tsx';
import { focusAreaField } from './focus-area-field.ts';
import type { AreaEdit } from './use-area-edit.ts';

type AreaEditorProps<Fields extends object> = {
  readonly definition: AreaDefinition<Fields>;
  readonly edit: AreaEdit<Fields>;
  readonly Form: ComponentType<{ readonly form: AreaForm<Fields> }>;
  readonly Preview: ComponentType<{ readonly fields: Fields }>;
};

/** The form at the left, the preview at the right (below on phones), versions under the form. */
export function AreaEditor<Fields extends object>({
  definition,
  edit,
  Form,
  Preview,
}: AreaEditorProps<Fields>) {
  const [viewed, setViewed] = useState<Fields | null>(null);
  return (
    <div className="area-parts">
      <div className="area-work">
        <form
          className="dashboard-card area-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            edit.save();
          }}
        >
          <Form key={edit.revision} form={edit} />
          <AreaFoot definition={definition} edit={edit} />
        </form>
        <AreaVersions
          key={edit.stored.etag}
          definition={definition}
          stored={edit.stored.fields}
          onView={setViewed}
          onGoBack={edit.goBack}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, also for those who use the keyboard. */}
      <section className="area-preview" aria-label="Vista previa" tabIndex={0}>
        <h2 className="plain-heading mb-3 flex items-center gap-3 text-sm">
          {viewed === null ? 'Vista previa en la tienda' : 'Así se veía'} <Stitch className="grow" />
        </h2>
        <div data-theme="light" className="area-paper" inert>
          <Preview fields={viewed ?? edit.shown} />
        </div>
      </section>
    </div>
  );
}

function AreaFoot<Fields extends object>({
  definition,
  edit,
}: Pick<AreaEditorProps<Fields>, 'definition' | 'edit'>) {
  const { problems, failure, isDirty, isSaving } = edit;
  const hasProblems = Object.keys(problems).length > 0;
  return (
    <div className="area-foot">
      <div className="grow">
        {failure !== null && (
          <p role="alert" className="text-sm text-error">
            {failure}
          </p>
        )}
        {hasProblems && <ProblemLinks definition={definition} problems={problems} />}
        {failure === null && !hasProblems && (
          <p className="text-sm text-muted">{isDirty ? 'Hay cambios sin guardar.' : 'Todo está guardado.'}</p>
        )}
      </div>
      <Button type="submit" variant="primary" isLoading={isSaving}>
        Guardar
      </Button>
    </div>
  );
}

type ProblemLinksProps<Fields extends object> = {
  readonly definition: AreaDefinition<Fields>;
  readonly problems: AreaProblems;
};

/** Buttons to the fields with problems, beside the save button of a long form. */
function ProblemLinks<Fields extends object>({ definition, problems }: ProblemLinksProps<Fields>) {
  const labels = new Map<string, string>(
    Object.entries<{ readonly label: string }>(definition.fields).map(([name, { label }]) => [name, label]),
  );
  const first = Map.groupBy(Object.keys(problems), (path) => path.split('.')[0] ?? path);
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 text-sm text-error">
      <CircleAlert aria-hidden="true" className="size-4!" />
      Revisa:
      {[...first].map(([name, [path = name]]) => (
        <button
          key={name}
          type="button"
          className="min-h-11 min-w-11 font-semibold underline"
          onClick={() => focusAreaField(path)}
        >
          {labels.get(name) ?? problems[path]}
        </button>
      ))}
    </p>
  );
}
