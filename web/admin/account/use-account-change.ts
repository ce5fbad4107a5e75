import { useRevalidator } from 'react-router';
import { useToast } from '#web/ui/use-toast.tsx';
import type { Outcome } from '../outcome.ts';
import { useChangeDialogs } from '../use-change-dialogs.ts';

/** Requests a change, reports the outcome, and loads the account again. */
export function useAccountChange(): (
  request: () => Promise<Outcome<unknown>>,
  done: string,
) => Promise<void> {
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const { reportFailure } = useChangeDialogs();
  return async (request, done) => {
    const outcome = await request();
    if (outcome.ok) show({ title: done, tone: 'success' });
    else await reportFailure(outcome.message);
    await revalidate();
  };
}
