import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireAccount, WireCodesOffer } from '#schemas/account-answers.ts';
import { AccountCard } from '#web/admin/shell/account-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { CodesBeginning } from './codes-beginning.tsx';
import { CodesEndForm } from './codes-end-form.tsx';
import { CodesEnrolment } from './codes-enrolment.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';

/** The present step of turning codes on or off. */
type Stage =
  | { readonly kind: 'resting' }
  | { readonly kind: 'offered'; readonly offer: WireCodesOffer }
  | { readonly kind: 'enabled'; readonly recoveryCodes: readonly string[] }
  | { readonly kind: 'ending' };

const RESTING: Stage = { kind: 'resting' };

/** One-time codes: off, being turned on, just turned on, on, being turned off. */
export function CodesCard({ account }: { account: WireAccount }) {
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const [stage, setStage] = useState(RESTING);
  const rest = () => setStage(RESTING);

  async function ended(): Promise<void> {
    show({ title: 'Códigos desactivados', tone: 'success' });
    await revalidate();
    rest();
  }

  return (
    <AccountCard title="Códigos de un solo uso" note={noteOf(account)}>
      {stage.kind === 'resting' && account.codes && (
        <Button variant="outline" onClick={() => setStage({ kind: 'ending' })}>
          Desactivar códigos
        </Button>
      )}
      {stage.kind === 'resting' && !account.codes && (
        <CodesBeginning onOffered={(offer) => setStage({ kind: 'offered', offer })} />
      )}
      {stage.kind === 'offered' && (
        <CodesEnrolment
          offer={stage.offer}
          onEnabled={(recoveryCodes) => {
            setStage({ kind: 'enabled', recoveryCodes });
            revalidate();
          }}
          onCancel={rest}
        />
      )}
      {stage.kind === 'enabled' && <NewRecoveryCodes codes={stage.recoveryCodes} onKept={rest} />}
      {stage.kind === 'ending' && <CodesEndForm onEnded={ended} onCancel={rest} />}
    </AccountCard>
  );
}

function noteOf({ codes, recoveryCodesLeft }: WireAccount): string {
  if (!codes) return 'Además de la contraseña, el ingreso pide un código que muestra tu teléfono.';
  if (recoveryCodesLeft === 0)
    return 'Activados. No te quedan códigos de recuperación: para tener otros, desactívalos y actívalos de nuevo.';
  if (recoveryCodesLeft === 1) return 'Activados. Te queda 1 código de recuperación.';
  return `Activados. Te quedan ${recoveryCodesLeft} códigos de recuperación.`;
}
