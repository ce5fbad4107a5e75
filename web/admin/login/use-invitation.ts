import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { findInvitation } from '#web/api/session.ts';

type Invitation =
  | { readonly kind: 'looking' }
  | { readonly kind: 'open'; readonly email: string; readonly token: string }
  | { readonly kind: 'unusable'; readonly reason: string };

/** The invitation whose secret stands behind the address's '#', where no server log sees it. */
export function useInvitation(): Invitation {
  const { hash } = useLocation();
  const [invitation, setInvitation] = useState<Invitation>({ kind: 'looking' });
  useEffect(() => {
    let isGone = false;
    lookUp(hash.slice(1)).then((found) => {
      if (!isGone) setInvitation(found);
    });
    return () => {
      isGone = true;
    };
  }, [hash]);
  return invitation;
}

async function lookUp(token: string): Promise<Invitation> {
  try {
    const answer = await findInvitation(token);
    if (answer.ok) return { kind: 'open', email: answer.data.email, token };
    // A link that was cut short is no better than one that was used.
    return { kind: 'unusable', reason: 'La invitación no existe, venció o ya se usó. Pide otra.' };
  } catch {
    return { kind: 'unusable', reason: 'El servidor no responde. Vuelve a abrir el enlace en un momento.' };
  }
}
