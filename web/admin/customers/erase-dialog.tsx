import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireCustomerPage } from '#schemas/customer-answers.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { DeskDialog } from '../shell/desk-dialog.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { eraseCustomer } from './customers-api.ts';

type EraseDialogProps = {
  readonly isOpen: boolean;
  readonly customer: WireCustomerPage;
  readonly onClose: () => void;
};

const ORDERS = { one: 'pedido', many: 'pedidos' };

/** Erases a person's data after their phone was typed; says what goes and what stays. */
export function EraseDialog({ isOpen, customer, onClose }: EraseDialogProps) {
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return (
    <DeskDialog
      isOpen={isOpen}
      title={`Borrar los datos de ${name}`}
      text="No se puede deshacer."
      onClose={onClose}
    >
      <EraseForm customer={customer} onClose={onClose} />
    </DeskDialog>
  );
}

function EraseForm({ customer, onClose }: Omit<EraseDialogProps, 'isOpen'>) {
  const [phone, setPhone] = useState('');
  const [evenUnsettled, setEvenUnsettled] = useState(false);
  const { isSending, error, code, send } = useServerRequest();
  const navigate = useNavigate();
  const toast = useToast();
  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const erased = await send(() => eraseCustomer(customer._id, { confirm: phone, evenUnsettled }));
    if (erased === null) return;
    await navigate(deskPath('customers'), { replace: true });
    toast.show({
      title: 'Datos borrados',
      text: `${formatCount(erased.data.orders, ORDERS)} sin la persona.`,
      tone: 'success',
    });
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={erase}>
      <dl className="erase-facts">
        <dt>Se borra</dt>
        <dd>
          Nombre, teléfonos y correo en todos sus pedidos y presupuestos; las notas, los recordatorios y los
          textos que se escribieron; sus mensajes de contacto.
        </dd>
        <dt>Queda</dt>
        <dd>
          {customer.orderCount > 0
            ? `${formatCount(customer.orderCount, ORDERS)} con productos, montos y pagos, a nombre de «Datos borrados».`
            : 'Nada más que los pedidos eliminados, sin la persona.'}
        </dd>
        <dt>Copias de seguridad</dt>
        <dd>Las de antes de hoy todavía tienen los datos, hasta que se reemplazan por las nuevas.</dd>
      </dl>
      <Field
        label="Escribe su teléfono para confirmar"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        help={`Es ${customer.phones.join(' o ')}.`}
        error={error}
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      {(code === 'customer-unsettled' || evenUnsettled) && (
        <label className="erase-anyway">
          <input
            type="checkbox"
            checked={evenUnsettled}
            onChange={({ target }) => setEvenUnsettled(target.checked)}
          />
          Borrar igual: sus enlaces dejan de abrir y el saldo queda sin nombre
        </label>
      )}
      <div className="customer-dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" isLoading={isSending}>
          Borrar para siempre
        </Button>
      </div>
    </form>
  );
}
