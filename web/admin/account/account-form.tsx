import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '../login/form-error.tsx';
import type { Outcome } from '../outcome.ts';
import { useAsked } from '../use-asked.ts';

type AccountFormProps<Answer> = {
  readonly submitLabel: string;
  /** What is asked of the server; `typed` gives what stands in a field, by its name. */
  readonly request: (typed: (name: string) => string) => Promise<Outcome<Answer>>;
  readonly onDone: (answer: Answer) => void;
  /** Where it can also be left undone. */
  readonly onCancel?: () => void;
  readonly className?: string;
  /** The fields; invalid ones once the server has refused what stood in them. */
  readonly children: (isInvalid: true | undefined) => ReactNode;
};

/** Asks for a change of the account. What the server says against it stands below the fields; done, they are empty. */
export function AccountForm<Answer>({
  submitLabel,
  request,
  onDone,
  onCancel,
  className = '',
  children,
}: AccountFormProps<Answer>) {
  const { isSending, error, ask } = useAsked();

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const done = await ask(() => request((name) => String(fields.get(name) ?? '')));
    if (done === null) return;
    form.reset();
    onDone(done.data);
  }

  return (
    <form
      // However it may be sent, a password must not stand in an address.
      method="post"
      className={`account-form ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
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
