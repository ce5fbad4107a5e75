import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireBackups } from '#schemas/backup-answers.ts';
import { useInterval } from '#web/ui/use-interval.ts';
import { useToast } from '#web/ui/use-toast.tsx';
import { fetchBackups, requestBackup } from './backup-api.ts';

/** How often to check whether a running backup is done, in ms. */
const POLL_EVERY_MS = 2000;

type Backups = {
  readonly backups: WireBackups | null;
  request(): Promise<void>;
};

/** The state of the backups, as loaded until it is asked for. It is polled while a backup is being made. */
export function useBackups(loaded: WireBackups | null): Backups {
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState({ after: loaded, backups: loaded });
  // What the page loads later is newer.
  const backups = asked.after === loaded ? asked.backups : loaded;
  const setBackups = (latest: WireBackups) => setAsked({ after: loaded, backups: latest });

  useInterval({ everyMs: POLL_EVERY_MS, isOn: backups?.running === true }, async () => {
    const latest = await fetchBackups();
    if (latest === null) return;
    setBackups(latest);
    if (latest.running) return;
    if (latest.lastError === undefined) show({ title: 'La copia de seguridad está hecha', tone: 'success' });
    await revalidate();
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
