import { useCallback, useEffect, useState } from 'react';
import type { WireNotice } from '#schemas/notice-answers.ts';
import { useToast } from '#web/ui/use-toast.tsx';
import { useDeskNews } from '../live/use-desk-news.tsx';
import { fetchFailingNotices, retryNotices } from './notices-api.ts';

type FailingNotices = {
  /** `null` until they are known. */
  readonly notices: readonly WireNotice[] | null;
  /** Whether the last request got no answer. */
  readonly isUnanswered: boolean;
  refresh(): Promise<void>;
  /** Retries one by its id, or all. */
  retry(id: number | null): Promise<void>;
};

/** The unsent mails. The list follows the server's news. */
export function useFailingNotices(): FailingNotices {
  const news = useDeskNews();
  const { show } = useToast();
  const [notices, setNotices] = useState<readonly WireNotice[] | null>(null);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const refresh = useCallback(async () => {
    const latest = await fetchFailingNotices();
    setIsUnanswered(latest === null);
    if (latest !== null) setNotices(latest);
  }, []);
  // Each news is a reason to fetch the list again.
  useEffect(() => {
    refresh();
  }, [refresh, news]);
  return {
    notices,
    isUnanswered,
    refresh,
    async retry(id) {
      if (await retryNotices(id)) show({ title: 'Se está enviando otra vez', tone: 'success' });
      else show({ title: 'No se pudo pedir otro intento', text: 'Prueba de nuevo.', tone: 'error' });
      await refresh();
    },
  };
}
