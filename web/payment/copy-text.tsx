import { useState } from 'react';
import { Copy } from '#web/ui/stroke-icons.tsx';
import { useIsInteractive } from '#web/ui/use-is-interactive.ts';

type CopyButtonProps = {
  readonly text: string;
  /** 'el alias' */
  readonly what: string;
  /** What is announced then: 'Alias copiado'. */
  readonly copied: string;
};

const SHOWN_MS = 3000;

/**
 * Copies a text, where scripts run and the browser lets them. On a page that is sent without the shop's scripts
 * `watchCopyButtons` does the same.
 */
export function CopyText({ text, what, copied }: CopyButtonProps) {
  const isInteractive = useIsInteractive();
  const [said, setSaid] = useState('');
  const say = (words: string) => {
    setSaid(words);
    setTimeout(() => setSaid(''), SHOWN_MS);
  };
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(copied),
      () => say('Cópialo a mano'),
    );
  return (
    <>
      <button
        type="button"
        // Its place is kept, so nothing moves when scripts begin to run.
        className={`button button-outline button-small pay-copy ${isInteractive ? '' : 'invisible'}`}
        data-copy={text}
        data-copied={copied}
        onClick={copy}
      >
        <Copy aria-hidden="true" />
        <span>{said === copied ? 'Copiado' : 'Copiar'}</span>
        <span className="sr-only"> {what}</span>
      </button>
      <span role="status" className={said === copied ? 'sr-only' : 'pay-said'}>
        {said}
      </span>
    </>
  );
}
