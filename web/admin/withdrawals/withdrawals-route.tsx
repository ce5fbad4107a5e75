import './withdrawals.css';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { formatCount } from '#web/format.ts';
import { EmptyList } from '../list/empty-list.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { NewRowsNotice } from '../live/new-rows-notice.tsx';
import { useLiveRows } from '../live/use-live-rows.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import type { Route } from './+types/withdrawals-route.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { fetchWithdrawals } from './withdrawals-api.ts';
import { WithdrawalsLoading } from './withdrawals-loading.tsx';

const TITLE = 'Arrepentimientos';

export async function clientLoader() {
  return { withdrawals: await fetchWithdrawals(), now: Date.now() };
}

clientLoader.hydrate = true as const;

export const HydrateFallback = WithdrawalsLoading;

/** Requests to take a purchase back, the next to run out on top (LAW-003). */
export default function WithdrawalsRoute({ loaderData: { withdrawals, now } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const list = useRef<HTMLUListElement>(null);
  const held = useLiveRows('withdrawals', {
    list,
    shown: withdrawals,
    fetchAgain: fetchWithdrawals,
    idsOf: (rows) => rows.map(({ id }) => id),
  });
  if (withdrawals === null)
    return (
      <SectionFrame title={TITLE}>
        <SectionFailure text="No se pudieron cargar los arrepentimientos." />
      </SectionFrame>
    );
  const open = withdrawals.filter(({ state }) => state === 'pending').length;
  return (
    <SectionFrame
      title={TITLE}
      aside={
        <p className="figures text-secondary">
          {formatCount(open, { one: 'sin responder', many: 'sin responder' })}
        </p>
      }
    >
      {withdrawals.length === 0 ? (
        <div className="dashboard-card">
          <EmptyList
            text="Nadie se arrepintió de una compra. Los pedidos de la página ‘Botón de arrepentimiento’ llegan aquí."
            way={null}
          />
        </div>
      ) : (
        <ul ref={list} tabIndex={-1} className="withdrawal-list">
          {withdrawals.map((withdrawal) => (
            <li key={`${withdrawal.id} ${withdrawal.version}`}>
              <WithdrawalCard withdrawal={withdrawal} now={now} onAnswered={revalidate} />
            </li>
          ))}
        </ul>
      )}
      <NewRowsNotice
        count={held}
        noun={{ one: 'arrepentimiento nuevo', many: 'arrepentimientos nuevos' }}
        onShow={() => {
          list.current?.focus({ preventScroll: true });
          revalidate();
        }}
      />
    </SectionFrame>
  );
}
