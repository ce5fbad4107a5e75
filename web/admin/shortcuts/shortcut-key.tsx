import './shortcut-key.css';

/** Shows a shortcut beside what it does; that control says it to screen readers by `aria-keyshortcuts`. */
export function ShortcutKey({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="shortcut-key">
      {children}
    </span>
  );
}
