import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

const LETTERS_SHOWN = 420;
const LINES_SHOWN = 8;

/** A message's text with its line breaks. A long text opens on demand. */
export function MessageText({ text }: { text: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > LETTERS_SHOWN || text.split('\n').length > LINES_SHOWN;
  return (
    <div className="message-text">
      <p id={id} dir="auto" className="whitespace-pre-wrap wrap-anywhere" data-clamped={isLong && !isOpen}>
        {text}
      </p>
      {isLong && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3.5"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Mostrar menos' : 'Mostrar todo'}
        </Button>
      )}
    </div>
  );
}
