import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from './form-error.tsx';

type CodeFormProps = {
  readonly error: string | null;
  readonly isSending: boolean;
  readonly onSubmit: (code: string) => void;
  readonly onBack: () => void;
};

/** The login's second step, for accounts with one-time codes. */
export function CodeForm({ error, isSending, onSubmit, onBack }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // The previous step had the focus. After a wrong code the field is focused again.
  useEffect(() => {
    if (!isSending) input.current?.select();
  }, [isSending]);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(input.current?.value ?? '');
      }}
    >
      <Field label="Código" help="Los seis dígitos que muestra tu teléfono, o un código de recuperación.">
        {(control) => (
          <input
            {...control}
            ref={input}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            aria-invalid={error !== null || undefined}
            className="input figures"
          />
        )}
      </Field>
      <FormError text={error} />
      <Button type="submit" variant="primary" size="large" className="w-full" isLoading={isSending}>
        Ingresar
      </Button>
      <Button variant="quiet" className="justify-self-start -ml-3.5" onClick={onBack}>
        Usar otra cuenta
      </Button>
    </form>
  );
}
