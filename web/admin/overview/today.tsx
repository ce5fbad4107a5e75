import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { WireBackups } from '#schemas/backup-answers.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useMay } from '../shell/use-role.tsx';
import { backupLines } from './backup-lines.ts';
import { diskLines } from './disk-lines.ts';
import { receiptLines } from './lines-of-receipts.ts';
import { priceLines } from './price-lines.ts';
import { searchLines } from './search-lines.ts';
import { stockLines } from './stock-lines.ts';
import { orderLines } from './today-lines.ts';
import { withdrawalLines } from './withdrawal-lines.ts';

type TodayProps = {
  readonly overview: WireOverview;
  /** `null` without an answer, or without the right to see them. */
  readonly backups: WireBackups | null;
  readonly now: number;
};

/** What wants doing today; each line leads to where it is done. */
export function Today({ overview, backups, now }: TodayProps) {
  useNextReminder(overview.orders.nextReminder);
  const lines = [
    ...diskLines(overview),
    ...backupLines(backups, now),
    ...stockLines(overview),
    ...withdrawalLines(overview, now),
    ...receiptLines(overview),
    ...orderLines(overview, now),
    ...(useMay('prices') ? priceLines(overview) : []),
    ...(useMay('reports') ? searchLines(overview) : []),
  ];
  return (
    <section aria-labelledby="para-hoy" className="dashboard-card pb-1.5!">
      <h2 id="para-hoy" className="mb-2.5 text-block">
        Para hoy
      </h2>
      <ul className="today-lines">
        {lines.map(({ Icon, text, to, isDone }) => (
          <li key={to}>
            <PageLink to={to} className="group flex min-h-11 items-center gap-3 py-2">
              <Icon aria-hidden="true" className={isDone ? 'text-muted' : 'text-warning'} />
              <span
                className={
                  isDone
                    ? 'text-secondary group-hover:underline'
                    : 'figures font-semibold group-hover:underline'
                }
              >
                {text}
              </span>
              <ArrowRight aria-hidden="true" className="ml-auto text-muted" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The longest wait of a timer, in ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** A reminder becomes due by itself, without a change that would be news. */
function useNextReminder(nextReminder: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (nextReminder === null) return;
    const wait = Math.max(0, Date.parse(nextReminder) - Date.now());
    if (wait > LONGEST_WAIT_MS) return;
    // A second later, because clocks differ.
    const timer = setTimeout(revalidate, wait + 1000);
    return () => clearTimeout(timer);
  }, [nextReminder, revalidate]);
}
