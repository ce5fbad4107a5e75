import { useState } from 'react';
import type { WireCustomer, WireCustomerPage } from '#schemas/customer-answers.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { DeskDialog } from '../shell/desk-dialog.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { mergeCustomers } from './customers-api.ts';
import { useOtherCustomers } from './use-other-customers.ts';

type MergeDialogProps = {
  readonly isOpen: boolean;
  readonly customer: WireCustomerPage;
  readonly onClose: () => void;
  readonly onMerged: () => Promise<void>;
};

const ORDERS = { one: 'pedido', many: 'pedidos' };
const nameOf = ({ firstName, lastName }: Pick<WireCustomer, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** 'Unir con otro cliente…': the same person with another phone. */
export function MergeDialog({ isOpen, customer, onClose, onMerged }: MergeDialogProps) {
  return (
    <DeskDialog
      isOpen={isOpen}
      title={`Unir otro cliente a ${nameOf(customer)}`}
      text="Para una misma persona que pidió con otro teléfono."
      onClose={onClose}
    >
      <MergeForm customer={customer} onClose={onClose} onMerged={onMerged} />
    </DeskDialog>
  );
}

function MergeForm({ customer, onClose, onMerged }: Omit<MergeDialogProps, 'isOpen'>) {
  const [text, setText] = useState('');
  const [other, setOther] = useState<WireCustomer | null>(null);
  const found = useOtherCustomers(text, customer._id);
  return (
    <>
      <Field
        label="Buscar el otro cliente"
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder="Nombre, teléfono, pedido o producto"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setOther(null);
        }}
      />
      {other === null ? (
        <Candidates found={found} onChoose={setOther} />
      ) : (
        <MergeQuestion customer={customer} other={other} onClose={onClose} onMerged={onMerged} />
      )}
    </>
  );
}

type CandidatesProps = {
  readonly found: ReturnType<typeof useOtherCustomers>;
  readonly onChoose: (other: WireCustomer) => void;
};

function Candidates({ found, onChoose }: CandidatesProps) {
  return (
    <div className="merge-candidates" aria-live="polite">
      {found === 'failed' && <p>No se pudo buscar. Intenta nuevamente.</p>}
      {found !== 'failed' && found !== null && found.length === 0 && <p>Nadie más coincide.</p>}
      {found !== 'failed' && found !== null && found.length > 0 && (
        <ul>
          {found.map((one) => (
            <li key={one._id}>
              <button type="button" className="merge-candidate" onClick={() => onChoose(one)}>
                <b>{nameOf(one)}</b>
                <small className="figures">
                  {one.phone} · {formatCount(one.orders, ORDERS)}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type MergeQuestionProps = Omit<MergeDialogProps, 'isOpen'> & { readonly other: WireCustomer };

function MergeQuestion({ customer, other, onClose, onMerged }: MergeQuestionProps) {
  const { isSending, error, send } = useServerRequest();
  const toast = useToast();
  async function merge(): Promise<void> {
    if ((await send(() => mergeCustomers(customer._id, other._id))) === null) return;
    onClose();
    await onMerged();
    toast.show({
      title: 'Clientes unidos',
      text: `${nameOf(other)} ahora es parte de ${nameOf(customer)}.`,
      tone: 'success',
    });
  }
  return (
    <>
      <p>
        {formatCount(other.orders, ORDERS)}, las notas y el teléfono {other.phone} de {nameOf(other)} pasan a{' '}
        {nameOf(customer)}, que conserva su nombre. Lo que pida desde ese teléfono también. Después se puede
        separar el teléfono con sus pedidos; las notas quedan.
      </p>
      {error !== null && (
        <p role="alert" className="text-error">
          {error}
        </p>
      )}
      <div className="customer-dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="primary" isLoading={isSending} onClick={merge}>
          Unir
        </Button>
      </div>
    </>
  );
}
