import type { Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { NumberInput, SwitchInput, TextArea, TextInput } from '../area/area-inputs.tsx';
import { PaymentMeansInput } from './payment-means-input.tsx';
import { RatingInput } from './rating-input.tsx';
import { SwitchedOffInput } from './switched-off-input.tsx';
import { ExamplesInput, HostsInput } from './word-lists.tsx';

type TextsFormProps = { readonly form: AreaForm<Settings['texts']> };

export function TextsForm({ form }: TextsFormProps) {
  return (
    <>
      <BuyingTexts form={form} />
      <ExamplesInput form={form} />
      <BuyingTerms form={form} />
      <SwitchedOffInput form={form} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Para quien lleva el sitio</summary>
        <div className="area-section pt-2">
          <RatingInput form={form} />
          <HostsInput form={form} />
        </div>
      </details>
    </>
  );
}

function BuyingTexts({ form: { draft, set, problemAt } }: TextsFormProps) {
  return (
    <>
      <TextInput
        path="paymentBenefit"
        label="Pago, en una línea"
        help="Arriba de todas las páginas. Hasta 60 letras."
        value={draft.paymentBenefit}
        problemAt={problemAt}
        onChange={(paymentBenefit) => set({ paymentBenefit })}
      />
      <TextInput
        path="shippingBenefit"
        label="Envío, en una línea"
        help="Arriba de todas las páginas y en cada producto. Hasta 60 letras."
        value={draft.shippingBenefit}
        problemAt={problemAt}
        onChange={(shippingBenefit) => set({ shippingBenefit })}
      />
      <TextArea
        path="paymentAnswer"
        label="¿Cómo puedo pagar?"
        help="La respuesta en las preguntas frecuentes."
        value={draft.paymentAnswer}
        problemAt={problemAt}
        onChange={(paymentAnswer) => set({ paymentAnswer })}
      />
      <TextArea
        path="shippingAnswer"
        label="Cuánto cuesta el envío"
        help="En las preguntas frecuentes y en ‘Cómo comprar’."
        value={draft.shippingAnswer}
        problemAt={problemAt}
        onChange={(shippingAnswer) => set({ shippingAnswer })}
      />
      <SwitchInput
        path="shipsNationwide"
        label="La tienda envía a todo el país"
        help="Lo dicen las preguntas frecuentes, y ‘Cómo comprar’ muestra el mapa."
        value={draft.shipsNationwide}
        onChange={(shipsNationwide) => set({ shipsNationwide })}
      />
      <PaymentMeansInput form={{ draft, set, problemAt }} />
      <TextArea
        path="repairsAnswer"
        label="¿Reparan máquinas y venden repuestos?"
        help="Vacío si no hay taller: la tienda no habla de reparaciones."
        value={draft.repairsAnswer}
        problemAt={problemAt}
        onChange={(repairsAnswer) => set({ repairsAnswer })}
      />
    </>
  );
}

function BuyingTerms({ form: { draft, set, problemAt } }: TextsFormProps) {
  return (
    <>
      <div className="area-pair">
        <NumberInput
          path="firstPurchaseMinimum"
          label="Mínimo de la primera compra, en pesos"
          help="0 es sin mínimo. Avisa y no impide el pedido."
          value={draft.firstPurchaseMinimum}
          problemAt={problemAt}
          onChange={(firstPurchaseMinimum) => set({ firstPurchaseMinimum })}
        />
        <NumberInput
          path="quoteValidityDays"
          label="Validez de un presupuesto, en días"
          help="En cada presupuesto se puede cambiar."
          value={draft.quoteValidityDays}
          problemAt={problemAt}
          onChange={(quoteValidityDays) => set({ quoteValidityDays })}
        />
      </div>
      <SwitchInput
        path="visitCountdown"
        label="Mostrar una cuenta regresiva en las ofertas sin fecha de fin"
        help="Las que tienen fecha la muestran siempre."
        value={draft.visitCountdown}
        onChange={(visitCountdown) => set({ visitCountdown })}
      />
    </>
  );
}
