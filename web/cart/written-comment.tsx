import { classNames } from '#web/ui/class-names.ts';

/** What a shopper wrote with an order or beside a product (BUY-009); nothing for ''. */
export function WrittenComment({ text, className }: { text: string; className?: string }) {
  if (!text) return null;
  return (
    <p className={classNames('whitespace-pre-line text-secondary wrap-anywhere', className)}>
      <b className="font-semibold">Nota:</b> {text}
    </p>
  );
}
