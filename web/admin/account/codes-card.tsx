import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireAccount } from '#schemas/wire/account.ts';
import { formatCount } from '#web/format.ts';
import { AccountCard } from './account-card.tsx';
import { CodesEndForm } from './codes-end-form.tsx';
import { CodesEnrolment } from './codes-enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** One-time codes: off, being turned on, just turned on, on. */
export function CodesCard({ account }: { account: WireAccount }) {
  const { revalidate } = useRevalidator();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  return (
    <AccountCard title="Códigos de un solo uso" note={noteOf(account)}>
      {recoveryCodes !== null && (
        <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes(null)} />
      )}
      {recoveryCodes === null && account.codes && <CodesEndForm onEnded={() => revalidate()} />}
      {recoveryCodes === null && !account.codes && (
        <CodesEnrolment
          onEnabled={(codes) => {
            setRecoveryCodes(codes);
            revalidate();
          }}
        />
      )}
    </AccountCard>
  );
}

function noteOf({ codes, recoveryCodesLeft }: WireAccount): string {
  if (!codes) return 'Además de la contraseña, el ingreso pide un código que muestra tu teléfono.';
  const noun = { one: 'código de recuperación', many: 'códigos de recuperación' };
  return `Activados. Te quedan ${formatCount(recoveryCodesLeft, noun)}.`;
}
