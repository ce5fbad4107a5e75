import { useState } from 'react';
import type { WireBackups } from '#schemas/backup-answers.ts';
import { useInterval } from '#web/ui/use-interval.ts';
import { useToast } from '#web/ui/use-toast.tsx';
import { fetchBackups, requestBackup } from './backup-api.ts';

/** How often to check whether a running backup is done, in ms. */
const POLL_EVERY_MS = 2000;

type Backups = {
  readonly backups: WireBackups;
  request(): Promise<void>;
};

/** The state of the backups, first as loaded. It is polled while a backup is being made. */
export function useBackups(loaded: WireBackups): Backups {
  const { show } = useToast();
  const [backups, setBackups] = useState(loaded);

  useInterval({ everyMs: POLL_EVERY_MS, isOn: backups.running }, async () => {
    const latest = await fetchBackups();
    if (latest === null) return;
    setBackups(latest);
    if (!latest.running && latest.lastError === undefined) {
      show({ title: 'La copia de seguridad está hecha', tone: 'success' });
    }
  });

  return {
    backups,
    async request() {
      const started = await requestBackup();
      if (started === null) {
        show({ title: 'No se pudo pedir la copia', text: 'Prueba de nuevo en un momento.', tone: 'error' });
      } else {
        setBackups(started);
      }
    },
  };
}
