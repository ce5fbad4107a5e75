import './note-form.css';
import { type FormEvent, useState } from 'react';
import { NOTE_LENGTH } from '#domain/contact/text-lengths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Outcome } from '../outcome.ts';
import { useServerRequest } from '../use-server-request.ts';

type NoteFormProps = {
  readonly add: (text: string) => Promise<Outcome<unknown>>;
  readonly onAdded: () => unknown;
};

/** Writes an internal note, of an order or of a customer. A refused one stays to be mended. */
export function NoteForm({ add, onAdded }: NoteFormProps) {
  const [text, setText] = useState('');
  const { isSending, error, send } = useServerRequest();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || (await send(() => add(text))) === null) return;
    // What was typed meanwhile is the next note.
    setText((typed) => (typed === text ? '' : typed));
    await onAdded();
  }
  return (
    <form noValidate className="mt-2 grid gap-3" onSubmit={submit}>
      <Field label="Nota interna" error={error} help="El cliente no la ve.">
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={NOTE_LENGTH}
            className="input note-field"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        size="small"
        isLoading={isSending}
        className="justify-self-start"
      >
        Agregar nota
      </Button>
    </form>
  );
}
