import { useState } from 'react';
import type { WireImportState } from '#schemas/import-answers.ts';
import { useInterval } from '#web/ui/use-interval.ts';
import { fetchImport } from './import-api.ts';

const POLL_MS = 1000;

export type ImportWork = {
  readonly isWorking: boolean;
  /** In rows; `null` until the server says it. */
  readonly progress: WireImportState['progress'];
  /** Runs a call that may take long, and meanwhile asks the server how far it is. */
  run<T>(call: () => Promise<T>): Promise<T>;
};

export function useImportWork(id: string): ImportWork {
  const [isWorking, setIsWorking] = useState(false);
  const [progress, setProgress] = useState<WireImportState['progress']>(null);
  useInterval({ everyMs: POLL_MS, isOn: isWorking }, async () => {
    const state = await fetchImport(id);
    if (state !== null && state !== 'unknown') setProgress(state.progress);
  });
  return {
    isWorking,
    progress,
    async run(call) {
      setProgress(null);
      setIsWorking(true);
      try {
        return await call();
      } finally {
        setIsWorking(false);
      }
    },
  };
}
