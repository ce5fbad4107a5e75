import { Button } from '#web/ui/button.tsx';

/** A part of the page that could not be fetched; the rest of the page goes on. */
export function PanelFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{text}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}
