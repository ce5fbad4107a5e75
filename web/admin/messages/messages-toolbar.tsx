import { Search } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { DownloadMenu } from '../exports/download-menu.tsx';
import { type MessagesQuery, messagesSearch } from './messages-query.ts';

const PAUSE_AFTER_TYPING = 300;

export function MessagesToolbar({ query }: { query: MessagesQuery }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const typing = useRef<number | undefined>(undefined);
  const show = (change: Partial<MessagesQuery>) =>
    navigate({ search: messagesSearch({ ...query, ...change, page: 1 }) }, { replace: true });

  useEffect(() => () => window.clearTimeout(typing.current), []);
  // The way back in the browser changes the address, and the field follows it.
  useEffect(() => {
    if (field.current !== null && document.activeElement !== field.current) field.current.value = query.text;
  }, [query.text]);

  function searchSoon({ target: { value } }: ChangeEvent<HTMLInputElement>): void {
    window.clearTimeout(typing.current);
    typing.current = window.setTimeout(() => show({ text: value.trim() }), PAUSE_AFTER_TYPING);
  }

  function searchNow(event: FormEvent): void {
    event.preventDefault();
    window.clearTimeout(typing.current);
    show({ text: field.current?.value.trim() ?? '' });
  }

  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <search className="grow basis-64 sm:max-w-[420px]">
        <form onSubmit={searchNow} className="relative">
          <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
          <input
            ref={field}
            type="search"
            aria-label="Buscar mensajes"
            placeholder="Nombre, teléfono, texto…"
            maxLength={200}
            defaultValue={query.text}
            onChange={searchSoon}
            className="input pl-11!"
          />
        </form>
      </search>
      <Button
        variant={query.isUnread ? 'ink' : 'outline'}
        aria-pressed={query.isUnread}
        onClick={() => show({ isUnread: !query.isUnread })}
      >
        Solo sin leer
      </Button>
      <DownloadMenu path="/getContact" filter={{ q: query.text, unread: query.isUnread ? '1' : '' }} />
    </div>
  );
}
