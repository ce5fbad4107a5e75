import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MINIMUM_PASSWORD_LENGTH } from '#schemas/wire/account.ts';
import { acceptInvitation } from '#web/api/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { DASHBOARD_PATH } from '../return-path.ts';
import { FormError } from './form-error.tsx';
import { PasswordInput } from './password-input.tsx';

/** Makes whom the invitation is for an administrator. */
export function InvitationForm({ email, token }: { email: string; token: string }) {
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function accept(password: string): Promise<void> {
    setIsSending(true);
    setError(null);
    const failure = await attempt({ token, password });
    if (failure === null) {
      await navigate(DASHBOARD_PATH, { replace: true });
      return;
    }
    setIsSending(false);
    setError(failure);
  }

  return (
    <form
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        accept(String(new FormData(event.currentTarget).get('newPassword') ?? ''));
      }}
    >
      <Field label="Email">
        {(control) => <input {...control} type="email" autoComplete="username" readOnly value={email} />}
      </Field>
      <Field label="Contraseña" help={`Al menos ${MINIMUM_PASSWORD_LENGTH} caracteres.`}>
        {(control) => <PasswordInput {...control} isNew minLength={MINIMUM_PASSWORD_LENGTH} />}
      </Field>
      <FormError text={error} />
      <Button type="submit" variant="primary" size="large" className="w-full" isLoading={isSending}>
        Crear mi cuenta
      </Button>
    </form>
  );
}

/** What went wrong, or `null`. */
async function attempt(acceptance: { token: string; password: string }): Promise<string | null> {
  try {
    const answer = await acceptInvitation(acceptance);
    return answer.ok ? null : (answer.problem.errors?.[0]?.message ?? answer.problem.title);
  } catch {
    return 'El servidor no responde. Intenta nuevamente.';
  }
}
