import type { WriteStream } from 'node:tty';
import cliProgress from 'cli-progress';
import { formatWholeNumber } from '#domain/text/format.ts';
import type { Step } from '#server/kernel/progress.ts';

/** What a run of tests does besides. */
type ShownStep = Step | 'files-tested' | 'browser-tested';

const STEP_TEXTS = {
  'files-tested': 'Archivos probados',
  'browser-tested': 'Pruebas en el navegador',
  'products-loaded': 'Cargando productos',
  'rows-copied': 'Copiando filas',
  'photos-copied': 'Copiando fotos',
  'copy-fetched': 'Trayendo la copia, en kB',
  'backup-checked': 'Revisando filas y fotos',
  'rows-restored': 'Restaurando filas',
  'photos-restored': 'Restaurando fotos',
  'rows-compared': 'Comparando filas',
} as const satisfies Record<ShownStep, string>;

/** How often a file or a log gets a line, in ms. */
const LINE_EVERY_MS = 10_000;

export type ShownProgress = {
  report(step: ShownStep, done: number, total: number): void;
  /** Ends the present bar, so that other lines can follow. */
  end(): void;
};

/** Shows how far a command is: a bar for each step on a terminal, plain lines elsewhere. */
export function showProgress(
  output: Pick<WriteStream, 'write'> & { isTTY?: boolean } = process.stdout,
): ShownProgress {
  return output.isTTY === true ? bars() : lines((line) => void output.write(`${line}\n`));
}

function bars(): ShownProgress {
  let bar: cliProgress.SingleBar | null = null;
  let shown: ShownStep | null = null;
  const end = () => {
    bar?.stop();
    bar = null;
    shown = null;
  };
  return {
    report(step, done, total) {
      if (step !== shown) {
        end();
        bar = new cliProgress.SingleBar({
          stream: process.stdout,
          format: `${STEP_TEXTS[step]} {bar} {value} de {total} · {eta_formatted}`,
          barsize: 24,
          barCompleteChar: '█',
          barIncompleteChar: '░',
          hideCursor: true,
          formatValue: (value, _options, type) =>
            type === 'value' || type === 'total' ? formatWholeNumber(value) : String(value),
          formatTime: remainingText,
        });
        bar.start(total, done);
        shown = step;
      }
      bar?.update(done);
    },
    end,
  };
}

function lines(print: (line: string) => void): ShownProgress {
  let shown: ShownStep | null = null;
  let startedAt = 0;
  let printedAt = 0;
  return {
    report(step, done, total) {
      const now = performance.now();
      if (step !== shown) {
        shown = step;
        startedAt = now;
        printedAt = now;
      }
      if (done < total && now - printedAt < LINE_EVERY_MS) return;
      printedAt = now;
      const text = `${STEP_TEXTS[step]}: ${formatWholeNumber(done)} de ${formatWholeNumber(total)}`;
      const seconds = ((now - startedAt) / 1000) * ((total - done) / done);
      print(done < total ? `${text} · ${remainingText(seconds)}` : text);
    },
    end: () => undefined,
  };
}

/** 'faltan 40 s', 'faltan 3 min'; '…' while nothing can be said yet. */
function remainingText(seconds: number): string {
  if (!Number.isFinite(seconds)) return '…';
  if (seconds < 1) return 'listo';
  return seconds < 90 ? `faltan ${Math.ceil(seconds)} s` : `faltan ${Math.ceil(seconds / 60)} min`;
}
