import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_CATEGORY_NAME, tidyName } from '#domain/catalogue/category-name.ts';
import { Button } from '#web/ui/button.tsx';
import { movingText } from './category-words.ts';

type RenameFieldProps = {
  readonly name: string;
  readonly products: number;
  readonly onRename: (name: string) => Promise<boolean>;
  /** @param name the present one */
  readonly onEnd: (name: string) => void;
};

/** The name as a field, which says what the new one moves. A refused name stays typed. */
export function RenameField({ name, products, onRename, onEnd }: RenameFieldProps) {
  const [text, setText] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const given = tidyName(text);
  const isNew = given !== '' && given !== name;
  useEffect(() => input.current?.select(), []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isNew) return onEnd(name);
    if (await onRename(given)) onEnd(given);
  }

  function cancel(event: KeyboardEvent): void {
    if (event.key === 'Escape') onEnd(name);
  }

  return (
    <form className="category-rename" onSubmit={save} onKeyDown={cancel}>
      <input
        ref={input}
        className="input"
        aria-label={`Nombre nuevo de ${name}`}
        aria-describedby={noteId}
        autoComplete="off"
        maxLength={MAX_CATEGORY_NAME}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="primary" size="small" disabled={given === ''}>
        Guardar
      </Button>
      <Button variant="quiet" size="small" onClick={() => onEnd(name)}>
        Cancelar
      </Button>
      <p id={noteId} role="status" className="w-full text-fine text-secondary">
        {isNew && products > 0 && `${movingText(products, given)}.`}
      </p>
    </form>
  );
}
