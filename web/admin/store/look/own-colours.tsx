import { isColour, writtenColour } from '#domain/look/colour.ts';
import type { OwnColour } from '#domain/look/own-colour.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { TextInput } from '../area/area-inputs.tsx';
import { SortableRows } from '../area/sortable-rows.tsx';

/** A grey to begin with, which no fabric is called. */
const GREY = '#808080';

type OwnColoursProps = Pick<AreaForm<object>, 'problemAt'> & {
  readonly colours: readonly OwnColour[];
  readonly onChange: (colours: readonly OwnColour[]) => void;
};

/** The colours that products can have beyond the 48 (BUY-008). */
export function OwnColours({ colours, problemAt, onChange }: OwnColoursProps) {
  return (
    <SortableRows
      path="colours"
      label="Colores propios"
      help="Se suman a los 48 en la ficha del producto, en los filtros y al importar. Si quitas uno, los productos que lo tienen lo conservan, sin muestra."
      rows={colours}
      max={100}
      addLabel="Agregar un color"
      empty={() => ({ name: '', value: GREY })}
      nameOf={({ name }, place) => name || `color ${place}`}
      problemAt={problemAt}
      onChange={onChange}
    >
      {(colour, change, path) => (
        <div className="look-colour">
          <input
            type="color"
            aria-label={`Elegir ${colour.name || 'el color'} en la paleta`}
            value={isColour(writtenColour(colour.value)) ? writtenColour(colour.value) : GREY}
            onChange={({ target }) => change({ ...colour, value: target.value })}
          />
          <div className="grid gap-3">
            <TextInput
              path={`${path}.name`}
              label="Nombre"
              value={colour.name}
              problemAt={problemAt}
              onChange={(name) => change({ ...colour, name })}
            />
            <TextInput
              path={`${path}.value`}
              label="Valor"
              help="Como '#1d4ed8'."
              value={colour.value}
              problemAt={problemAt}
              onChange={(value) => change({ ...colour, value })}
            />
          </div>
        </div>
      )}
    </SortableRows>
  );
}
