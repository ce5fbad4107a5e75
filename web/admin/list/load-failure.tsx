import { Button } from '#web/ui/button.tsx';

type LoadFailureProps = {
  readonly text: string;
  readonly isLoading?: boolean;
  readonly onRetry: () => void;
};

/** A broken thread, for a list that can't be fetched. */
export function LoadFailure({ text, isLoading = false, onRetry }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="grid min-h-80 place-content-center justify-items-center gap-4 px-4 py-10 text-center"
    >
      <img src="/art/broken-thread.svg" alt="" width={150} height={120} />
      <p className="max-w-[34em] text-balance">{text}</p>
      <Button variant="outline" size="small" isLoading={isLoading} onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}
