import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';

type NewRowsNoticeProps = {
  readonly count: number;
  readonly noun: Parameters<typeof formatCount>[1];
  readonly onShow: () => void;
};

/** Says that there are new rows, and inserts them only on request. */
export function NewRowsNotice({ count, noun, onShow }: NewRowsNoticeProps) {
  return (
    <div role="status" className="held-rows">
      {count > 0 && (
        <>
          <span className="figures">Hay {formatCount(count, noun)}.</span>
          <Button variant="quiet" size="small" onClick={onShow}>
            Mostrar
          </Button>
        </>
      )}
    </div>
  );
}
