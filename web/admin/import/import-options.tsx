import type { WireImportOptions } from '#schemas/import.ts';
import type { Mapping } from './use-mapping.ts';

type Choice = { readonly label: string; readonly options: Partial<WireImportOptions> };

const ROWS: readonly Choice[] = [
  { label: 'Crear los nuevos y actualizar los que están', options: { create: true, update: true } },
  { label: 'Solo crear los nuevos', options: { create: true, update: false } },
  { label: 'Solo actualizar los que están', options: { create: false, update: true } },
];

const EMPTY_CELLS: readonly Choice[] = [
  { label: 'Dejan lo que el producto tiene', options: { clearEmpty: false } },
  { label: 'Borran lo que el producto tiene', options: { clearEmpty: true } },
];

/** What the import may do with rows and with empty cells (IMPORT-004). */
export function ImportOptions({ mapping }: { mapping: Mapping }) {
  const { options } = mapping.draft;
  return (
    <div className="dashboard-card import-options">
      <Choices name="rows" legend="Productos" choices={ROWS} mapping={mapping} />
      <Choices name="empty-cells" legend="Celdas vacías" choices={EMPTY_CELLS} mapping={mapping} />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">Productos nuevos</legend>
        <label className="import-choice">
          <input
            type="checkbox"
            checked={options.hideNew}
            disabled={!options.create}
            onChange={({ target }) => mapping.choose({ hideNew: target.checked })}
          />
          Quedan ocultos hasta que los revises
        </label>
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">Precios</legend>
        <label className="import-choice">
          Sumarles
          <input
            className="input header-row"
            inputMode="decimal"
            aria-label="Porcentaje que se suma a los precios"
            placeholder="0"
            value={mapping.draft.margin}
            onChange={({ target }) => mapping.margin(target.value)}
          />
          % de ganancia
        </label>
        <label className="import-choice">
          <input
            type="checkbox"
            checked={options.movePacks ?? false}
            onChange={({ target }) => mapping.choose({ movePacks: target.checked })}
          />
          Mover también el pack, en proporción, si la planilla no lo trae
        </label>
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">Variantes y ocultos</legend>
        <label className="import-choice">
          <input
            type="checkbox"
            checked={options.splitPrices ?? false}
            onChange={({ target }) => mapping.choose({ splitPrices: target.checked })}
          />
          Un producto por precio, si las variantes de uno valen distinto
        </label>
        <label className="import-choice">
          <input
            type="checkbox"
            checked={options.showHidden ?? false}
            onChange={({ target }) => mapping.choose({ showHidden: target.checked })}
          />
          Mostrar lo que la tienda ocultó, si la planilla lo muestra
        </label>
      </fieldset>
    </div>
  );
}

type ChoicesProps = {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly mapping: Mapping;
};

function Choices({ name, legend, choices, mapping }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {choices.map(({ label, options }) => (
        <label key={label} className="import-choice">
          <input
            type="radio"
            name={name}
            checked={isChosen(options, mapping.draft.options)}
            onChange={() => mapping.choose(options)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function isChosen(options: Partial<WireImportOptions>, present: WireImportOptions): boolean {
  const merged = { ...present, ...options };
  return (
    merged.create === present.create &&
    merged.update === present.update &&
    merged.clearEmpty === present.clearEmpty
  );
}
