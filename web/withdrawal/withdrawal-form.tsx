import { WITHDRAWAL_LENGTHS } from '#domain/withdrawals/withdrawal.ts';
import { WITHDRAWAL_PAGE } from '#web/storefront/withdrawal-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

/** A plain form, which the server takes with or without scripts. */
export function WithdrawalForm() {
  return (
    <div className="withdrawal">
      <p>
        Puedes dejar sin efecto una compra dentro de los 10 días corridos de recibir el producto o de hacer el
        pedido, sin explicar por qué y sin gastos. Al enviar este formulario recibes un código; te respondemos
        dentro de las 24 horas.
      </p>
      <form method="post" action={WITHDRAWAL_PAGE} className="withdrawal-form">
        <Field
          label="Nombre y apellido"
          name="name"
          autoComplete="name"
          required
          isRequired
          maxLength={WITHDRAWAL_LENGTHS.name}
        />
        <Field
          label="Teléfono o correo"
          name="contact"
          autoComplete="email"
          required
          isRequired
          maxLength={WITHDRAWAL_LENGTHS.contact}
          help="Te respondemos por ahí. Si dejas un correo, te mandamos también el código."
        />
        <Field
          label="Número de pedido, si lo sabes"
          name="orderNumber"
          inputMode="numeric"
          autoComplete="off"
          maxLength={WITHDRAWAL_LENGTHS.orderNumber}
        />
        <Field label="Qué compra quieres devolver" isRequired>
          {(control) => (
            <textarea {...control} name="text" rows={5} required maxLength={WITHDRAWAL_LENGTHS.text} />
          )}
        </Field>
        <Button type="submit" variant="primary" size="large" className="max-sm:w-full">
          Arrepentirme de la compra
        </Button>
      </form>
    </div>
  );
}
