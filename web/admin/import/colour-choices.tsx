import type { RefObject } from 'react';
import { COLOURS } from '#domain/products/colours.ts';
import type { WireImportCheck } from '#schemas/import-answers.ts';
import { formatWholeNumber } from '#web/format.ts';
import { useOwnColours } from '#web/storefront/store-context.tsx';
import { Select } from '../select/select.tsx';
import { AskedNames, AskedSection } from './asked-names.tsx';
import type { Mapping } from './use-mapping.ts';

type ColourChoicesProps = {
  readonly heading: RefObject<HTMLHeadingElement | null> | null;
  readonly colours: WireImportCheck['colours'];
  readonly mapping: Mapping;
};

/** What each colour of the file is that the shop lacks: one of the shop's, or a model (IMPORT-002). */
export function ColourChoices({ heading, colours, mapping }: ColourChoicesProps) {
  return (
    <AskedSection
      id="unknown-colours"
      title="Colores que la tienda no tiene"
      hint="Di cuál es cada uno y revisa otra vez; la próxima planilla lo recuerda. Un producto con un color que queda como modelo tiene modelos en lugar de colores."
      heading={heading}
    >
      <ColourList colours={colours} mapping={mapping} />
    </AskedSection>
  );
}

type ReadColoursProps = {
  readonly colours: WireImportCheck['readColours'];
  readonly mapping: Mapping;
};

/** The colours that somebody said how to read, folded: a mistake can be corrected (IMPORT-002). */
export function ReadColours({ colours, mapping }: ReadColoursProps) {
  return (
    <details className="dashboard-card mt-4">
      <summary className="cursor-pointer py-3 font-semibold">
        {`Colores que alguien dijo cuáles son (${formatWholeNumber(colours.length)})`}
      </summary>
      <ColourList colours={colours} mapping={mapping} />
    </details>
  );
}

type Asked = { readonly name: string; readonly rows: number; readonly colour?: string };

function ColourList({ colours, mapping }: { colours: readonly Asked[]; mapping: Mapping }) {
  const own = useOwnColours();
  const names = [...own, ...COLOURS].map(({ name }) => name);
  return (
    <AskedNames
      names={colours}
      answer={({ name, colour = '' }) => (
        <Select
          aria-label={`Qué color es ${name}`}
          className="input"
          value={mapping.draft.colours[name] ?? colour}
          onChange={({ target }) => mapping.colour(name, target.value)}
        >
          <option value="">Es un modelo</option>
          {names.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      )}
    />
  );
}
