import { useNavigate } from 'react-router';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadMenu } from '../exports/download-menu.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { SearchField } from '../list/search-field.tsx';
import { type MessagesQuery, messagesQuery, messagesSearch } from './messages-query.ts';

type MessagesToolbarProps = {
  readonly query: MessagesQuery;
  /** The number of matching messages; `null` when unknown. */
  readonly total: number | null;
};

export function MessagesToolbar({ query, total }: MessagesToolbarProps) {
  const navigate = useNavigate();
  const { text, isUnread } = query;
  return (
    <ListToolbar
      lead={
        <SearchField
          label="Buscar mensajes"
          placeholder="Nombre, teléfono o texto"
          query={query}
          address={{ read: messagesQuery, write: messagesSearch }}
        />
      }
      count={total !== null && formatCount(total, { one: 'mensaje', many: 'mensajes' })}
      download={<DownloadMenu path="/getContact" filter={{ q: text, unread: isUnread ? '1' : '' }} />}
    >
      <Button
        variant="outline"
        size="small"
        aria-pressed={isUnread}
        onClick={() =>
          navigate({ search: messagesSearch({ text, isUnread: !isUnread, page: 1 }) }, { replace: true })
        }
      >
        Solo sin leer
      </Button>
    </ListToolbar>
  );
}
