import { useRevalidator } from 'react-router';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-length.ts';
import { AccountCard } from '#web/admin/shell/account-card.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { PasswordInput } from '../login/password-input.tsx';
import { changePassword } from './account-api.ts';
import { AccountForm } from './account-form.tsx';

export function PasswordCard() {
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  return (
    <AccountCard title="Contraseña" note="Al cambiarla se cierran tus demás sesiones.">
      <AccountForm
        submitLabel="Cambiar contraseña"
        request={(typed) =>
          changePassword({ password: typed('password'), newPassword: typed('newPassword') })
        }
        onDone={() => {
          show({ title: 'Contraseña cambiada', text: 'Las demás sesiones se cerraron.', tone: 'success' });
          revalidate();
        }}
      >
        {(isInvalid) => (
          <>
            <Field label="Contraseña actual">
              {(control) => <PasswordInput {...control} aria-invalid={isInvalid} />}
            </Field>
            <Field label="Contraseña nueva" help={`Al menos ${MIN_PASSWORD_LENGTH} caracteres.`}>
              {(control) => (
                <PasswordInput {...control} isNew minLength={MIN_PASSWORD_LENGTH} aria-invalid={isInvalid} />
              )}
            </Field>
          </>
        )}
      </AccountForm>
    </AccountCard>
  );
}
