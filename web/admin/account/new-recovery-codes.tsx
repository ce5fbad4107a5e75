import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from './copy-button.tsx';

type NewRecoveryCodesProps = { readonly codes: readonly string[]; readonly onKept: () => void };

/** The recovery codes, for a login without the phone. They are shown once, because only hashes are stored. */
export function NewRecoveryCodes({ codes, onKept }: NewRecoveryCodesProps) {
  const text = useRef<HTMLParagraphElement>(null);
  // The focused form has disappeared.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p ref={text} tabIndex={-1}>
        Guarda estos códigos de recuperación fuera del teléfono: con cada uno ingresas una vez si lo pierdes.
        No se vuelven a mostrar.
      </p>
      <ul aria-label="Códigos de recuperación" className="account-secret recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKept}>Ya los guardé</Button>
        <CopyButton text={codes.join('\n')} copied="Códigos copiados" />
      </div>
    </div>
  );
}
