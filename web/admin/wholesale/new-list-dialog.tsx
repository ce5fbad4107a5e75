import { type FormEvent, useState } from 'react';
import { PRICE_LIST_LIMITS } from '#domain/wholesale/price-list-limits.ts';
import type { WirePriceList } from '#schemas/wholesale.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import { DeskDialog } from '../shell/desk-dialog.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { makePriceList } from './wholesale-api.ts';

type NewListDialogProps = {
  readonly onClose: () => void;
  readonly onMade: (list: WirePriceList) => Promise<void>;
};

/** A list begins with its name alone. */
export function NewListDialog({ onClose, onMade }: NewListDialogProps) {
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isSending, error, send } = useServerRequest();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsTried(true);
    if (name.trim() === '' || isSending) return;
    const made = await send(() => makePriceList(name));
    if (made !== null) await onMade(made.data);
  }

  return (
    <DeskDialog
      title="Nueva lista"
      text="Después dices cuánto menos cuesta, y haces un link para cada cliente."
      onClose={onClose}
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Field
          label="Nombre"
          placeholder="Talleres"
          autoComplete="off"
          maxLength={PRICE_LIST_LIMITS.name}
          value={name}
          error={isTried && name.trim() === '' ? 'Escribe cómo se llama.' : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogFoot fault={error} onClose={onClose}>
          <Button type="submit" variant="primary" isLoading={isSending}>
            Hacer la lista
          </Button>
        </DialogFoot>
      </form>
    </DeskDialog>
  );
}
