import { WITHDRAWAL_LENGTHS } from '#domain/withdrawals/withdrawal.ts';
import { WITHDRAWAL_PAGE } from '#web/storefront/withdrawal-page.ts';

const FIELDS = [
  { name: 'name', label: 'Nombre y apellido', autoComplete: 'name', required: true },
  { name: 'contact', label: 'Teléfono o correo', autoComplete: 'email', required: true },
  { name: 'orderNumber', label: 'Número de pedido, si lo sabes', autoComplete: 'off', required: false },
] as const;

/** A plain form, which the server takes with or without scripts. */
export function WithdrawalForm() {
  return (
    <div className="withdrawal">
      <p>
        Puedes dejar sin efecto una compra dentro de los 10 días corridos de recibir el producto o de hacer el
        pedido, sin explicar por qué y sin gastos. Al enviar este formulario recibes un código; te respondemos
        dentro de las 24 horas, por el teléfono o el correo que dejes.
      </p>
      <form method="post" action={WITHDRAWAL_PAGE} className="withdrawal-form">
        {FIELDS.map(({ name, label, ...input }) => (
          <label key={name}>
            {label}
            <input {...input} name={name} maxLength={WITHDRAWAL_LENGTHS[name]} className="input" />
          </label>
        ))}
        <label>
          Qué compra quieres devolver
          <textarea name="text" rows={5} required maxLength={WITHDRAWAL_LENGTHS.text} className="input" />
        </label>
        <button type="submit" className="button button-primary max-sm:w-full">
          Arrepentirme de la compra
        </button>
      </form>
    </div>
  );
}
