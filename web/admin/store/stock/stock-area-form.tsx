import type { Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { ChoiceInput, NumberInput, SwitchInput } from '../area/area-inputs.tsx';
import { PROMISE_LABELS } from './promise-labels.ts';

const PROMISES = (['sent', 'accepted'] as const).map((value) => ({ value, label: PROMISE_LABELS[value] }));

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
        <>
          <ChoiceInput
            path="promisesFrom"
            label="Desde cuándo se promete"
            help="Lo prometido a uno ya no está disponible para otro, hasta que el presupuesto vence, se reemplaza o el pedido está listo."
            value={draft.promisesFrom}
            choices={PROMISES}
            problemAt={problemAt}
            onChange={(promisesFrom) => set({ promisesFrom })}
          />
          <SwitchInput
            path="refusesShort"
            label="No aceptar sin existencias"
            help="El cliente no puede aceptar un presupuesto si ya no alcanza lo que hay. Los pedidos se toman siempre."
            value={draft.refusesShort}
            onChange={(refusesShort) => set({ refusesShort })}
          />
          <NumberInput
            path="lowAt"
            label="Avisar en"
            help="Con esa cantidad o menos un producto está por reponer. Cada uno puede tener la suya."
            value={draft.lowAt}
            problemAt={problemAt}
            onChange={(lowAt) => set({ lowAt })}
          />
          <NumberInput
            path="remnantAt"
            label="Retazo, en centímetros"
            help="De lo que va por metro, un rollo con ese largo o menos es un retazo: se corta primero, y tiene su filtro en Existencias. Con 0 no hay retazos."
            value={draft.remnantAt}
            problemAt={problemAt}
            onChange={(remnantAt) => set({ remnantAt })}
          />
          <SwitchInput
            path="isShown"
            label="Mostrar lo que queda"
            help="Quien compra ve cuánto queda de lo que está por terminarse, y «Agotado» cuando no hay más. Solo de lo que contaste."
            value={draft.isShown}
            onChange={(isShown) => set({ isShown })}
          />
          {draft.isShown && (
            <NumberInput
              path="shownAt"
              label="Mostrar desde"
              help="Con esa cantidad o menos dice cuánto queda: unidades, metros, kilos o litros. Con 0 solo dice «Agotado»."
              value={draft.shownAt}
              problemAt={problemAt}
              onChange={(shownAt) => set({ shownAt })}
            />
          )}
        </>
      )}
    </>
  );
}
