import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Credentials, logIn } from '#web/api/session.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { type LoginOutcome, loginOutcome } from './login-outcome.ts';

type Login = {
  readonly isSending: boolean;
  /** The refusal of the last attempt. */
  readonly error: string | null;
  /** Whether the password was right and the account also needs a code. */
  readonly needsCode: boolean;
  submit(credentials: Credentials): Promise<void>;
  submitCode(code: string): Promise<void>;
  /** Whether the form returned from the code step to email and password. */
  readonly hasStartedOver: boolean;
  /** Back to email and password. */
  startOver(): void;
};

export function useLogin(returnPath: string): Login {
  const { notify } = useDialogs();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [accepted, setAccepted] = useState<Credentials | null>(null);
  const [hasStartedOver, setHasStartedOver] = useState(false);

  async function submit(credentials: Credentials): Promise<void> {
    setIsSending(true);
    setError(null);
    const outcome = await attempt(credentials);
    if (outcome.kind === 'in') {
      await navigate(returnPath, { replace: true });
      return;
    }
    setIsSending(false);
    if (outcome.kind === 'code-required') setAccepted(credentials);
    else if (outcome.kind === 'refused') setError(outcome.message);
    else await showReason(outcome.reason);
  }

  function showReason(reason: string): Promise<void> {
    return notify({
      title: 'Error al iniciar sesión',
      text: `No se ha podido iniciar sesión debido a: ${reason}`,
      tone: 'error',
    });
  }

  return {
    isSending,
    error,
    needsCode: accepted !== null,
    hasStartedOver,
    submit,
    submitCode: async (code) => {
      if (accepted !== null) await submit({ ...accepted, code });
    },
    startOver() {
      setAccepted(null);
      setError(null);
      setHasStartedOver(true);
    },
  };
}

async function attempt(credentials: Credentials): Promise<LoginOutcome> {
  try {
    return loginOutcome(await logIn(credentials));
  } catch {
    return { kind: 'failed', reason: 'el servidor no responde' };
  }
}
