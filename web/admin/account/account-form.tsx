import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '../login/form-error.tsx';
import type { Outcome } from '../outcome.ts';
import { useServerRequest } from '../use-server-request.ts';

type AccountFormProps<Answer> = {
  readonly submitLabel: string;
  /** The request to send; `typed` returns a field's value by its name. */
  readonly request: (typed: (name: string) => string) => Promise<Outcome<Answer>>;
  readonly onDone: (answer: Answer) => void;
  /** Present when the form can be cancelled. */
  readonly onCancel?: () => void;
  readonly className?: string;
  /** The fields, marked invalid after the server refused them. */
  readonly children: (isInvalid: true | undefined) => ReactNode;
};

/** A form that changes the account. A refusal shows below the fields; after a success they are emptied. */
export function AccountForm<Answer>({
  submitLabel,
  request,
  onDone,
  onCancel,
  className = '',
  children,
}: AccountFormProps<Answer>) {
  const { isSending, error, send } = useServerRequest();

  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const done = await send(() => request((name) => String(fields.get(name) ?? '')));
    if (done === null) return;
    form.reset();
    onDone(done.data);
  }

  return (
    <form
      // POST, so that a password never gets into an address, even without scripts.
      method="post"
      className={`account-form ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {children(error !== null || undefined)}
      <FormError text={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </div>
    </form>
  );
}
