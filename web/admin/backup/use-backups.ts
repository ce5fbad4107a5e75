import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireBackups } from '#schemas/backup-answers.ts';
import { useInterval } from '#web/ui/use-interval.ts';
import { useToast } from '#web/ui/use-toast.tsx';
import { fetchBackups, requestBackup, requestProof } from './backup-api.ts';

/** How often to check whether what is running is done, in ms. */
const POLL_EVERY_MS = 2000;

type Backups = {
  readonly backups: WireBackups | null;
  request(): Promise<void>;
  /** Of the copy elsewhere. */
  prove(): Promise<void>;
};

/** `backups` as heard since the page loaded `after`; `before` is how they were when what is watched began. */
type Asked = Record<'after' | 'before' | 'backups', WireBackups | null>;

/** The state of the backups, as loaded until it is asked for. It is polled while one is made, sent or proved. */
export function useBackups(loaded: WireBackups | null): Backups {
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked>({ after: loaded, before: loaded, backups: loaded });
  // What the page loads later is newer; but it may have been asked before what is watched had begun.
  const isWatched = asked.backups !== null && isRunning(asked.backups);
  const { before, backups } =
    asked.after === loaded || isWatched ? asked : { before: loaded, backups: loaded };
  const isOn = backups !== null && isRunning(backups);
  const questions = useRef({ asked: 0, settled: 0 });

  useInterval({ everyMs: POLL_EVERY_MS, isOn }, async () => {
    const question = ++questions.current.asked;
    const latest = await fetchBackups();
    // An answer that was overtaken, by another or by a press, tells how it was.
    if (latest === null || question <= questions.current.settled) return;
    questions.current.settled = isRunning(latest) ? question : questions.current.asked;
    setAsked({ after: loaded, before, backups: latest });
    if (isRunning(latest)) return;
    const title = before === null ? null : doneText(before, latest);
    if (title !== null) show({ title, tone: 'success' });
    await revalidate();
  });

  async function begin(request: () => Promise<WireBackups | null>, failure: string): Promise<void> {
    const started = await request();
    if (started === null) {
      show({ title: failure, text: 'Prueba de nuevo en un momento.', tone: 'error' });
      return;
    }
    questions.current.settled = questions.current.asked;
    // The answer says how it is at the press; the page may not have asked for hours.
    setAsked({ after: loaded, before: isOn ? before : started, backups: started });
  }

  return {
    backups,
    request: () => begin(requestBackup, 'No se pudo pedir la copia'),
    prove: () => begin(requestProof, 'No se pudo pedir la prueba'),
  };
}

function isRunning({ running, elsewhere }: WireBackups): boolean {
  return running || elsewhere?.running === true;
}

/** What ended well, `null` for nothing. */
function doneText(before: WireBackups, now: WireBackups): string | null {
  const isMade = before.last?.madeAt !== now.last?.madeAt;
  if (isMade && now.lastError === undefined) return 'La copia de seguridad está hecha';
  const isProved = before.elsewhere?.proof?.provedAt !== now.elsewhere?.proof?.provedAt;
  return isProved ? 'La copia está probada: sirve' : null;
}
