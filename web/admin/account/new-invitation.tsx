import { useEffect, useRef } from 'react';
import type { WireNewInvitation } from '#schemas/account-answers.ts';
import { CopyButton } from './copy-button.tsx';

/** The link of a new invitation. It is shown once, because only its hash is stored. */
export function NewInvitation({ invitation }: { invitation: WireNewInvitation }) {
  const { link } = invitation;
  const text = useRef<HTMLParagraphElement>(null);
  // The focus makes screen readers announce the result.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="mt-4 grid gap-3">
      <p ref={text} tabIndex={-1} className="wrap-anywhere">
        {sharingAdvice(invitation)} No se vuelve a mostrar.
      </p>
      <p className="account-secret">{link}</p>
      <div>
        <CopyButton text={link} copied="Enlace copiado" />
      </div>
    </div>
  );
}

function sharingAdvice({ email, mailed }: WireNewInvitation): string {
  if (mailed === true) return `Le enviamos el enlace a ${email}. También puedes pasárselo tú.`;
  if (mailed === false) return `El correo a ${email} no salió. Pásale tú este enlace.`;
  return `Pásale este enlace a ${email}.`;
}
