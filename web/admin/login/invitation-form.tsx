import { useNavigate } from 'react-router';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-length.ts';
import { ROLE_LABELS, ROLE_NOTES, type Role } from '#domain/accounts/roles.ts';
import { DASHBOARD_PATH } from '#domain/addresses/dashboard-path.ts';
import { acceptInvitation } from '#web/api/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { useServerRequest } from '../use-server-request.ts';
import { FormError } from './form-error.tsx';
import { PasswordInput } from './password-input.tsx';

/** Creates the invited administrator's account. */
export function InvitationForm({ email, role, token }: { email: string; role: Role; token: string }) {
  const navigate = useNavigate();
  const { isSending, error, send } = useServerRequest();

  /** Stays true until the dashboard opens: a second press would find the invitation used. */
  async function accept(password: string): Promise<Outcome<unknown>> {
    const outcome = await outcomeOf(() => acceptInvitation({ token, password }));
    if (outcome.ok) await navigate(DASHBOARD_PATH, { replace: true });
    return outcome;
  }

  return (
    <form
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const password = String(new FormData(event.currentTarget).get('newPassword') ?? '');
        send(() => accept(password));
      }}
    >
      <p>
        <b>Tu rol: {ROLE_LABELS[role]}.</b> <span className="text-secondary">{ROLE_NOTES[role]}</span>
      </p>
      <Field label="Email">
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="username"
            readOnly
            value={email}
            className="input bg-soft text-ellipsis"
          />
        )}
      </Field>
      <Field label="Contraseña" help={`Al menos ${MIN_PASSWORD_LENGTH} caracteres.`}>
        {(control) => (
          <PasswordInput
            {...control}
            isNew
            minLength={MIN_PASSWORD_LENGTH}
            aria-invalid={error !== null || undefined}
          />
        )}
      </Field>
      <FormError text={error} />
      <Button type="submit" variant="primary" size="large" className="w-full" isLoading={isSending}>
        Crear mi cuenta
      </Button>
    </form>
  );
}
