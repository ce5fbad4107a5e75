import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Role } from '#domain/accounts/roles.ts';
import { findInvitation } from '#web/api/session.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';

type Found =
  | { readonly kind: 'open'; readonly email: string; readonly role: Role; readonly token: string }
  /** Unknown, expired or used. */
  | { readonly kind: 'unusable' }
  /** The server did not answer. */
  | { readonly kind: 'unknown' };

export type Invitation = Found | { readonly kind: 'looking' };

const LOOKING: Invitation = { kind: 'looking' };

/** The invitation of the secret after the address's '#', which no server log sees, and a function to load it again. */
export function useInvitation(): {
  readonly invitation: Invitation;
  readonly retry: () => Promise<void>;
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
    async retry() {
      setInvitation(LOOKING);
      setInvitation(await lookUp(hash.slice(1)));
    },
  };
}

async function lookUp(token: string): Promise<Found> {
  const answer = await nullIfUnreachable(() => findInvitation(token));
  if (answer === null) return { kind: 'unknown' };
  if (answer.ok) return { kind: 'open', ...answer.data, token };
  return { kind: isRefusal(answer.status) ? 'unusable' : 'unknown' };
}

/** A refused secret is unusable; any other failure says nothing about it. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
