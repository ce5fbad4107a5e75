import { classNames } from '#web/ui/class-names.ts';

type WrittenCommentProps = {
  readonly name?: string;
  readonly text: string;
  readonly className?: string | undefined;
};

/** What a shopper wrote with an order or beside a product (BUY-009); nothing for ''. */
export function WrittenComment({ name = 'Nota', text, className }: WrittenCommentProps) {
  if (!text) return null;
  return (
    <p className={classNames('whitespace-pre-line text-secondary wrap-anywhere', className)}>
      <b className="font-semibold">{`${name}:`}</b> {text}
    </p>
  );
}
