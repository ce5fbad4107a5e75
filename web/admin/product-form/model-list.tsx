import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { modelName } from '#domain/products/model-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { fieldId } from './field-id.ts';

type ModelListProps = {
  readonly models: readonly string[];
  readonly onChange: (models: string[]) => void;
};

/** The models' names. A model without a name gets the next number (WIZARD-013, WIZARD-017). */
export function ModelList({ models, onChange }: ModelListProps) {
  const [typed, setTyped] = useState('');
  const name = modelName(typed, models);
  const isRepeated = models.includes(name);
  function add() {
    if (isRepeated) return;
    onChange([...models, name]);
    setTyped('');
  }
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }
  return (
    <>
      {models.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2" aria-label="Modelos">
          {models.map((model) => (
            <li key={model} className="model-chip">
              {model}
              <IconButton
                label={`Quitar ${model}`}
                onClick={() => onChange(models.filter((other) => other !== model))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field
          id={fieldId('models')}
          label="Nombre del modelo"
          placeholder={modelName('', models)}
          value={typed}
          error={isRepeated ? 'Ya está en la lista.' : undefined}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={addOnEnter}
        />
        <Button variant="outline" className="mt-[27px]" onClick={add}>
          <Plus aria-hidden="true" />
          <span>
            Agregar<span className="max-sm:sr-only"> modelo</span>
          </span>
        </Button>
      </div>
    </>
  );
}
