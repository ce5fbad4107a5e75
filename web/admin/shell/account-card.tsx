import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';

type AccountCardProps = {
  readonly title: string;
  readonly note: string;
  /** Also used to move the focus to the title. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
};

/** One part of the account. When the focused row or form disappears, the focus moves to the card's title. */
export function AccountCard({ title, note, heading: given, children }: AccountCardProps) {
  const id = useId();
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) heading.current?.focus();
  });
  return (
    <section
      aria-labelledby={id}
      className="dashboard-card min-w-0"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="plain-heading text-[1.0625rem] font-semibold">
        {title}
      </h2>
      <p className="mt-0.5 mb-4 text-[0.84375rem] text-muted">{note}</p>
      {children}
    </section>
  );
}
