import { type FormEvent, useId } from 'react';
import { MAX_LIST_LENGTH } from '#domain/pasted-list/list-length.ts';
import { Button } from '#web/ui/button.tsx';
import { useIsInteractive } from '#web/ui/use-is-interactive.ts';
import type { ListState, PastedList } from './use-pasted-list.ts';

const EXAMPLE = '3 x HIL-204\nHilo poliéster rojo x 2\nUna docena de botones de nácar';

const FAULTS: Readonly<Partial<Record<ListState['kind'], string>>> = {
  'no-answer': 'La tienda no responde. Tu lista sigue aquí: prueba de nuevo en un momento.',
  'too-many': 'Enviaste muchas listas seguidas. Espera un minuto y prueba de nuevo: tu lista sigue aquí.',
};

export function ListForm({ list: { text, state, type, read } }: { list: PastedList }) {
  const id = useId();
  const isInteractive = useIsInteractive();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (text.trim() !== '') read();
    else event.currentTarget.querySelector('textarea')?.focus();
  }
  return (
    <form className="pasted-list-form" onSubmit={submit}>
      <label htmlFor={id}>Tu lista</label>
      <textarea
        id={id}
        className="input"
        rows={9}
        maxLength={MAX_LIST_LENGTH}
        autoComplete="off"
        placeholder={EXAMPLE}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <div role="alert">{FAULTS[state.kind] && <p className="text-error">{FAULTS[state.kind]}</p>}</div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={!isInteractive}
        aria-busy={state.kind === 'busy' || undefined}
      >
        {state.kind === 'busy' ? 'Leyendo…' : 'Leer la lista'}
      </Button>
    </form>
  );
}
