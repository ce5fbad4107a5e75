import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadMenu } from '../exports/download-menu.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { SearchField } from '../list/search-field.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { MESSAGES_ADDRESS, type MessagesQuery } from './messages-query.ts';

type MessagesToolbarProps = {
  readonly query: MessagesQuery;
  /** The number of matching messages; `null` when unknown. */
  readonly total: number | null;
};

export function MessagesToolbar({ query, total }: MessagesToolbarProps) {
  const list = useListQuery(query, MESSAGES_ADDRESS);
  const { isUnread } = list.wanted;
  return (
    <ListToolbar
      lead={
        <SearchField
          label="Buscar mensajes"
          placeholder="Nombre, teléfono o texto"
          shown={query.text}
          list={list}
        />
      }
      count={total !== null && formatCount(total, { one: 'mensaje', many: 'mensajes' })}
      download={
        <DownloadMenu path="/getContact" filter={{ q: query.text, unread: query.isUnread ? '1' : '' }} />
      }
    >
      <Button
        variant="outline"
        size="small"
        aria-pressed={isUnread}
        onClick={() => list.show({ isUnread: !list.asked().isUnread }, { replace: true })}
      >
        Solo sin leer
      </Button>
    </ListToolbar>
  );
}
