import { Split } from 'lucide-react';
import type { WireCustomerPage } from '#schemas/customer-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { useServerRequest } from '../use-server-request.ts';
import { splitCustomer } from './customers-api.ts';

type CustomerPhonesProps = { readonly customer: WireCustomerPage; readonly onSplit: () => Promise<void> };

/** The phones of a customer. Those that came by merging can be separated again. */
export function CustomerPhones({ customer: { _id, phones, separable }, onSplit }: CustomerPhonesProps) {
  const { confirm } = useDialogs();
  const { reportFailure } = useChangeDialogs();
  const { isSending, send } = useServerRequest();
  const toast = useToast();
  async function split(phone: string): Promise<void> {
    const isSure = await confirm({
      title: `¿Separar el teléfono ${phone}?`,
      text: 'Con todos sus pedidos, también los nuevos, vuelve a ser otro cliente. Las notas quedan aquí.',
      confirmLabel: 'Sí, separar',
      cancelLabel: 'Cancelar',
    });
    if (!isSure) return;
    const done = await send(async () => {
      const outcome = await splitCustomer(_id, phone);
      if (!outcome.ok) await reportFailure(outcome.message);
      return outcome;
    });
    await onSplit();
    if (done === null) return;
    const { firstName, lastName } = done.data;
    toast.show({
      title: 'Cliente separado',
      text: `${`${firstName} ${lastName}`.trim()} vuelve a ser otro cliente.`,
      tone: 'success',
    });
  }
  return (
    <ul className="customer-phones figures">
      {phones.map((phone) => (
        <li key={phone}>
          {phone}
          {separable.includes(phone) && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Separar el teléfono ${phone}…`}
              isLoading={isSending}
              onClick={() => split(phone)}
            >
              <Split aria-hidden="true" /> Separar…
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
