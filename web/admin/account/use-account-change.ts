import { useRevalidator } from 'react-router';
import { useToast } from '#web/ui/use-toast.tsx';
import type { Outcome } from '../outcome.ts';
import { useChangeDialogs } from '../use-change-dialogs.ts';

/** Asks for a change, says how it went, and shows the account as it is then. */
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
