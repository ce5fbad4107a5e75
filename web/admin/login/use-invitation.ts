import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { findInvitation } from '#web/api/session.ts';
import { unlessUnreachable } from '../unless-unreachable.ts';

type Found =
  | { readonly kind: 'open'; readonly email: string; readonly token: string }
  /** It never was one, it has ended, or it was used. */
  | { readonly kind: 'unusable' }
  /** Nobody can say which of them. */
  | { readonly kind: 'unknown' };

export type Invitation = Found | { readonly kind: 'looking' };

const LOOKING: Invitation = { kind: 'looking' };

/** The invitation whose secret stands behind the address's '#', where no server log sees it; and a way to look again. */
export function useInvitation(): {
  readonly invitation: Invitation;
  readonly lookAgain: () => Promise<void>;
} {
  const { hash } = useLocation();
  const [invitation, setInvitation] = useState(LOOKING);
  useEffect(() => {
    let isGone = false;
    lookUp(hash.slice(1)).then((found) => {
      if (!isGone) setInvitation(found);
    });
    return () => {
      isGone = true;
    };
  }, [hash]);
  return {
    invitation,
    async lookAgain() {
      setInvitation(LOOKING);
      setInvitation(await lookUp(hash.slice(1)));
    },
  };
}

async function lookUp(token: string): Promise<Found> {
  const answer = await unlessUnreachable(() => findInvitation(token));
  if (answer === null) return { kind: 'unknown' };
  if (answer.ok) return { kind: 'open', email: answer.data.email, token };
  return { kind: isRefusal(answer.status) ? 'unusable' : 'unknown' };
}

/** A link that was cut short is no better than one that was used; a server that has no time for it says nothing of it. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
