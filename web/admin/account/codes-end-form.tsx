import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { FormError } from '../login/form-error.tsx';
import { PasswordInput } from '../login/password-input.tsx';
import { disableCodes } from './account-api.ts';
import { useAsked } from './use-asked.ts';

/** Turns one-time codes off, with the password and a code. */
export function CodesEndForm({ onEnded }: { onEnded: () => void }) {
  const { show } = useToast();
  const { isSending, error, ask } = useAsked();
  const [isOpen, setIsOpen] = useState(false);

  async function end(form: HTMLFormElement): Promise<void> {
    const typed = new FormData(form);
    const password = String(typed.get('password') ?? '');
    const code = String(typed.get('code') ?? '');
    if ((await ask(() => disableCodes({ password, code }))) === null) return;
    show({ title: 'Códigos desactivados', tone: 'success' });
    onEnded();
  }

  if (!isOpen) {
    return (
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Desactivar códigos
      </Button>
    );
  }
  return (
    <form
      method="post"
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        end(event.currentTarget);
      }}
    >
      <Field label="Tu contraseña">{(control) => <PasswordInput {...control} />}</Field>
      <Field label="Código" help="De la aplicación o de recuperación.">
        {(control) => (
          <input
            {...control}
            name="code"
            autoComplete="one-time-code"
            maxLength={40}
            required
            spellCheck={false}
          />
        )}
      </Field>
      <FormError text={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending}>
          Desactivar
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
