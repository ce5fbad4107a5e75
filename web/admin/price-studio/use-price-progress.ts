import { useEffect, useEffectEvent, useState } from 'react';
import type { WirePriceProgress } from '#schemas/price-change-answers.ts';
import { useInterval } from '#web/ui/use-interval.ts';
import { fetchPriceProgress } from './price-changes-api.ts';

const POLL_MS = 1000;

type Running = WirePriceProgress['running'];

/**
 * The change of prices that is being applied: the one sent from here, or another that was going on when the page opened.
 * @param onEnd called when another's change has ended, so its prices can be shown
 */
export function usePriceProgress({ isSending, onEnd }: { isSending: boolean; onEnd: () => void }): Running {
  const [running, setRunning] = useState<Running>(null);

  async function ask(): Promise<void> {
    const progress = await fetchPriceProgress();
    if (progress === null) return;
    setRunning(progress.running);
    if (running !== null && progress.running === null && !isSending) onEnd();
  }

  const onOpen = useEffectEvent(ask);
  useEffect(() => void onOpen(), []);
  useInterval({ everyMs: POLL_MS, isOn: isSending || running !== null }, ask);
  return running;
}
