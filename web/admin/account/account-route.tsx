import './account.css';
import { SectionFailure } from '../list/section-failure.tsx';
import { PushCard } from '../push/push-card.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';
import type { Route } from './+types/account-route.ts';
import { fetchAccountData } from './account-api.ts';
import { AccountLoading } from './account-loading.tsx';
import { AdministratorsCard } from './administrators-card.tsx';
import { CodesCard } from './codes-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function clientLoader() {
  return fetchAccountData();
}

clientLoader.hydrate = true as const;

export const HydrateFallback = AccountLoading;

/** The own account's protection and sessions, and for owners the other administrators. */
export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) {
    return (
      <SectionFrame title="Cuenta">
        <SectionFailure text="No se pudo cargar la cuenta." />
      </SectionFrame>
    );
  }
  const { account, sessions, others } = loaderData;
  return (
    <SectionFrame
      title="Cuenta"
      aside={<p className="min-w-0 flex-1 text-secondary wrap-anywhere sm:text-right">{account.email}</p>}
    >
      <div className="account-cards">
        <div>
          <PasswordCard />
          <SessionsCard sessions={sessions} />
          <PushCard />
        </div>
        <div>
          <CodesCard account={account} />
          {others !== null && <AdministratorsCard {...others} />}
        </div>
      </div>
    </SectionFrame>
  );
}
