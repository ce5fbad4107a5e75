import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useIsInteractive } from '#web/ui/use-is-interactive.ts';
import { CodeForm } from './code-form.tsx';
import { FormError } from './form-error.tsx';
import { PasswordInput } from './password-input.tsx';
import { useLogin } from './use-login.ts';

/**
 * The fields are uncontrolled, so text typed before the script has loaded is kept. The button waits for the script,
 * because the server accepts no plain form.
 */
export function LoginForm({ returnPath }: { returnPath: string }) {
  const { submit, submitCode, startOver, needsCode, hasStartedOver, isSending, error } = useLogin(returnPath);
  const isInteractive = useIsInteractive();
  const isInvalid = error !== null || undefined;
  if (needsCode)
    return <CodeForm error={error} isSending={isSending} onSubmit={submitCode} onBack={startOver} />;
  return (
    <form
      // POST, so that the password never gets into an address, even without scripts.
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit(credentialsOf(event.currentTarget));
      }}
    >
      <Field label="Email">
        {(control) => (
          <input
            {...control}
            ref={hasStartedOver ? takeFocus : null}
            type="email"
            name="email"
            autoComplete="username"
            required
            aria-invalid={isInvalid}
          />
        )}
      </Field>
      <Field label="Contraseña">{(control) => <PasswordInput {...control} aria-invalid={isInvalid} />}</Field>
      <noscript>
        <p className="text-sm">Para ingresar, activa JavaScript en tu navegador.</p>
      </noscript>
      <FormError text={error} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="w-full"
        disabled={!isInteractive}
        isLoading={isSending}
      >
        Ingresar
      </Button>
    </form>
  );
}

/** The code's form had the focus before. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}

function credentialsOf(form: HTMLFormElement): { email: string; password: string } {
  const typed = new FormData(form);
  return { email: String(typed.get('email') ?? ''), password: String(typed.get('password') ?? '') };
}
