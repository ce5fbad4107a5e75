import type { Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { SwitchInput } from '../area/area-inputs.tsx';

export function SellingForm({ form: { draft, set } }: { form: AreaForm<Settings['selling']> }) {
  return (
    <>
      <SwitchInput
        path="byMeasure"
        label="Vender por metro"
        help="Cada producto dice si se vende por unidad, por metro, por kilo o por litro, de a cuánto y desde cuánto. Lo que ya se vende así sigue igual si lo apagas."
        value={draft.byMeasure}
        onChange={(byMeasure) => set({ byMeasure })}
      />
      <SwitchInput
        path="barCodes"
        label="Códigos de barras y etiquetas"
        help="Cada producto, color o modelo puede tener su código para el lector, y se imprimen etiquetas de estante. Los códigos cargados siguen si lo apagas."
        value={draft.barCodes}
        onChange={(barCodes) => set({ barCodes })}
      />
      <SwitchInput
        path="wholesale"
        label="Mayoristas"
        help="Quien tiene el link de una lista ve sus precios en toda la tienda, sin cuenta ni contraseña. Apagado, los links no abren nada; las listas siguen guardadas."
        value={draft.wholesale}
        onChange={(wholesale) => set({ wholesale })}
      />
    </>
  );
}
