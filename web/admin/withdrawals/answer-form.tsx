import { useState } from 'react';
import { formatDate } from '#domain/text/format-date.ts';
import { contactKind, WITHDRAWAL_LENGTHS, type WithdrawalState } from '#domain/withdrawals/withdrawal.ts';
import type { WireWithdrawal } from '#schemas/withdrawal-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { FormError } from '../login/form-error.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { answerWithdrawal } from './withdrawals-api.ts';

type AnswerFormProps = { readonly withdrawal: WireWithdrawal; readonly onAnswered: () => Promise<void> };

/** Accepts or rejects with a text; an answered one shows it and can be opened again. */
export function AnswerForm({ withdrawal, onAnswered }: AnswerFormProps) {
  const [answer, setAnswer] = useState(withdrawal.answer);
  const { show } = useToast();
  const { isSending, error, send } = useServerRequest();

  async function save(state: WithdrawalState): Promise<void> {
    const done = await send(() => answerWithdrawal(withdrawal, { state, answer: answer.trim() }));
    if (done === null) return;
    show({ title: `${withdrawal.code}: ${DONE[state]}`, tone: 'success' });
    await onAnswered();
  }

  if (withdrawal.state !== 'pending')
    return (
      <div className="grid justify-items-start gap-2">
        {withdrawal.answer !== '' && <p className="whitespace-pre-line wrap-anywhere">{withdrawal.answer}</p>}
        {withdrawal.answeredAt !== null && (
          <small className="text-muted wrap-anywhere">
            {withdrawal.answeredBy}, {formatDate(Date.parse(withdrawal.answeredAt))}
          </small>
        )}
        <FormError text={error} />
        <Button variant="quiet" size="small" isLoading={isSending} onClick={() => save('pending')}>
          Volver a abrir
        </Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      <Field
        label="Respuesta"
        help={
          contactKind(withdrawal.contact) === 'email'
            ? 'La mandamos por correo al guardar.'
            : 'Dejó un teléfono: además de guardarla, cuéntasela por ahí.'
        }
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={WITHDRAWAL_LENGTHS.answer}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </Field>
      <FormError text={error} />
      <p className="flex flex-wrap gap-3">
        <Button isLoading={isSending} onClick={() => save('accepted')}>
          Aceptar
        </Button>
        <Button variant="outline" isLoading={isSending} onClick={() => save('rejected')}>
          Rechazar
        </Button>
      </p>
    </div>
  );
}

const DONE: Record<WithdrawalState, string> = {
  accepted: 'aceptado',
  rejected: 'rechazado',
  pending: 'abierto otra vez',
};
