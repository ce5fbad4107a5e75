import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MAX_CATEGORY_NAME } from '#domain/catalogue/category-name.ts';
import { Button } from '#web/ui/button.tsx';

type AddCategoryProps = { readonly label: string; readonly onAdd: (name: string) => Promise<boolean> };

/** A button that becomes a field; after each name there is room for the next. */
export function AddCategory({ label, onAdd }: AddCategoryProps) {
  const [name, setName] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isAdding = name !== null;
  useEffect(() => {
    if (isAdding) input.current?.focus();
  }, [isAdding]);

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await onAdd(name ?? '')) setName('');
  }

  if (name === null) {
    return (
      <Button variant="quiet" size="small" className="mt-1" onClick={() => setName('')}>
        <Plus aria-hidden="true" /> {label}
      </Button>
    );
  }
  return (
    <form
      className="category-rename mt-1"
      onSubmit={add}
      onKeyDown={({ key }) => key === 'Escape' && setName(null)}
    >
      <input
        ref={input}
        className="input"
        aria-label={label}
        autoComplete="off"
        maxLength={MAX_CATEGORY_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="primary" size="small" disabled={name.trim() === ''}>
        Agregar
      </Button>
      <Button variant="quiet" size="small" onClick={() => setName(null)}>
        Listo
      </Button>
    </form>
  );
}
