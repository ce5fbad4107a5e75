import { type FormEvent, useState } from 'react';
import { PRICE_LIST_LIMITS } from '#domain/wholesale/price-list-limits.ts';
import type { WirePriceList, WirePriceListLink } from '#schemas/wholesale.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import { DeskDialog } from '../shell/desk-dialog.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { makeLink, type TypedLink } from './wholesale-api.ts';

type LinkDialogProps = {
  readonly list: WirePriceList;
  /** The link whose holder gets another one; `null` for somebody new. */
  readonly earlier: WirePriceListLink | null;
  readonly onClose: () => void;
  readonly onMade: () => Promise<void>;
};

/** Makes a link, for whom it is said. */
export function LinkDialog({ list, earlier, onClose, onMade }: LinkDialogProps) {
  const [typed, setTyped] = useState<TypedLink>({
    forWhom: earlier?.forWhom ?? '',
    contact: earlier?.contact ?? '',
    until: '',
  });
  const [isTried, setIsTried] = useState(false);
  const { isSending, error, send } = useServerRequest();
  const { show } = useToast();
  const set = (change: Partial<TypedLink>) => setTyped({ ...typed, ...change });
  const isNamed = typed.forWhom.trim() !== '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsTried(true);
    if (!isNamed || isSending) return;
    if ((await send(() => makeLink(list._id, typed))) === null) return;
    await onMade();
    show({ title: `Link para ${typed.forWhom.trim()}`, text: 'Cópialo y mándaselo.', tone: 'success' });
  }

  return (
    <DeskDialog
      title={earlier === null ? 'Hacer un link' : 'Renovar el link'}
      text={`Quien lo abre ve los precios de ‘${list.name}’ en ese navegador.`}
      onClose={onClose}
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Field
          label="Para quién"
          placeholder="Casa Pérez"
          autoComplete="off"
          maxLength={PRICE_LIST_LIMITS.name}
          value={typed.forWhom}
          error={
            isTried && !isNamed ? 'Escribe para quién es: así sabes de quién llega cada pedido.' : undefined
          }
          onChange={({ target }) => set({ forWhom: target.value })}
        />
        <Field
          label="Teléfono o correo"
          help="Solo para ti, si quieres tenerlo a mano."
          autoComplete="off"
          maxLength={PRICE_LIST_LIMITS.contact}
          value={typed.contact}
          onChange={({ target }) => set({ contact: target.value })}
        />
        <Field
          label="Hasta"
          help="El último día. Vacío, hasta que lo cortes."
          type="date"
          value={typed.until}
          onChange={({ target }) => set({ until: target.value })}
        />
        <DialogFoot fault={error} onClose={onClose}>
          <Button type="submit" variant="primary" isLoading={isSending}>
            {earlier === null ? 'Hacer el link' : 'Renovar'}
          </Button>
        </DialogFoot>
      </form>
    </DeskDialog>
  );
}
