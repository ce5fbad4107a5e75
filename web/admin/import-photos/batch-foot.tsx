import { Button } from '#web/ui/button.tsx';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import type { BatchSummary } from './batch-summary.ts';
import type { PhotoBatch } from './use-photo-batch.ts';

type BatchFootProps = {
  readonly batch: PhotoBatch;
  readonly summary: BatchSummary;
  readonly onDiscard: () => void;
};

/** Sticks to the foot: what will happen, in a sentence, and the buttons. */
export function BatchFoot({ batch, summary, onDiscard }: BatchFootProps) {
  const { isUploading } = batch;
  const { waiting, reading, lost, sentence } = summary;
  const isReading = reading > 0;
  const isFinished = waiting === 0 && !isReading;
  return (
    <div className="batch-foot">
      <p role="status" className="batch-sentence figures">
        {isUploading
          ? `Subiendo: faltan ${waiting}.`
          : isReading
            ? `Revisando: faltan ${reading}.`
            : sentence}
      </p>
      {(isUploading || isReading) && <SewnProgress />}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onDiscard} disabled={isUploading}>
          {isFinished ? 'Subir otras fotos' : 'Descartar'}
        </Button>
        {!isFinished && (
          <Button
            variant="primary"
            isLoading={isUploading || isReading}
            disabled={waiting === lost}
            onClick={() => batch.upload()}
          >
            {waiting === 1 ? 'Subir 1 foto' : `Subir ${waiting} fotos`}
          </Button>
        )}
      </div>
    </div>
  );
}
