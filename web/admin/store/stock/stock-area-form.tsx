import type { Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { NumberInput, SwitchInput } from '../area/area-inputs.tsx';

export function StockAreaForm({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['stock']> }) {
  return (
    <>
      <SwitchInput
        path="isOn"
        label="Controlar existencias"
        help="Solo se cuenta lo que cuentes: un producto sin contar se vende como siempre."
        value={draft.isOn}
        onChange={(isOn) => set({ isOn })}
      />
      {draft.isOn && (
        <NumberInput
          path="lowAt"
          label="Avisar en"
          help="Con esa cantidad o menos un producto está por reponer. Cada uno puede tener la suya."
          value={draft.lowAt}
          problemAt={problemAt}
          onChange={(lowAt) => set({ lowAt })}
        />
      )}
    </>
  );
}
