import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '../login/password-input.tsx';
import { disableCodes } from './account-api.ts';
import { AccountForm } from './account-form.tsx';

type CodesEndFormProps = { readonly onEnded: () => void; readonly onCancel: () => void };

/** Turns one-time codes off, with the password and a code. */
export function CodesEndForm({ onEnded, onCancel }: CodesEndFormProps) {
  return (
    <AccountForm
      submitLabel="Desactivar"
      request={(typed) => disableCodes({ password: typed('password'), code: typed('code') })}
      onDone={onEnded}
      onCancel={onCancel}
    >
      {(isInvalid) => (
        <>
          <Field label="Tu contraseña">
            {(control) => <PasswordInput {...control} aria-invalid={isInvalid} />}
          </Field>
          <Field label="Código" help="De la aplicación o de recuperación.">
            {(control) => (
              <input
                {...control}
                name="code"
                autoComplete="one-time-code"
                maxLength={40}
                required
                spellCheck={false}
                aria-invalid={isInvalid}
              />
            )}
          </Field>
        </>
      )}
    </AccountForm>
  );
}
