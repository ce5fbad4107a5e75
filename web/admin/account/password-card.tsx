import { useRevalidator } from 'react-router';
import { MINIMUM_PASSWORD_LENGTH } from '#schemas/wire/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { FormError } from '../login/form-error.tsx';
import { PasswordInput } from '../login/password-input.tsx';
import { changePassword } from './account-api.ts';
import { AccountCard } from './account-card.tsx';
import { useAsked } from './use-asked.ts';

export function PasswordCard() {
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const { isSending, error, ask } = useAsked();

  async function change(form: HTMLFormElement): Promise<void> {
    const typed = new FormData(form);
    const password = String(typed.get('password') ?? '');
    const newPassword = String(typed.get('newPassword') ?? '');
    const done = await ask(() => changePassword({ password, newPassword }));
    if (done === null) return;
    form.reset();
    show({ title: 'Contraseña cambiada', text: 'Las demás sesiones se cerraron.', tone: 'success' });
    await revalidate();
  }

  return (
    <AccountCard title="Contraseña" note="Al cambiarla se cierran tus demás sesiones.">
      <form
        method="post"
        className="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          change(event.currentTarget);
        }}
      >
        <Field label="Contraseña actual">{(control) => <PasswordInput {...control} />}</Field>
        <Field label="Contraseña nueva" help={`Al menos ${MINIMUM_PASSWORD_LENGTH} caracteres.`}>
          {(control) => <PasswordInput {...control} isNew minLength={MINIMUM_PASSWORD_LENGTH} />}
        </Field>
        <FormError text={error} />
        <Button type="submit" className="justify-self-start" isLoading={isSending}>
          Cambiar contraseña
        </Button>
      </form>
    </AccountCard>
  );
}
