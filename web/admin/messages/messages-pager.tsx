import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { type MessagesQuery, messagesSearch } from './messages-query.ts';

export function MessagesPager({ query, lastPage }: { query: MessagesQuery; lastPage: number }) {
  return (
    <nav aria-label="Páginas de mensajes" className="flex items-center justify-end gap-3 pt-4">
      <PageLink label="Anterior" query={query} page={query.page > 1 ? query.page - 1 : null} />
      <span className="figures">
        Página {query.page} de {lastPage}
      </span>
      <PageLink label="Siguiente" query={query} page={query.page < lastPage ? query.page + 1 : null} />
    </nav>
  );
}

type PageLinkProps = { readonly label: string; readonly query: MessagesQuery; readonly page: number | null };

function PageLink({ label, query, page }: PageLinkProps) {
  if (page === null) {
    return (
      <Button variant="outline" size="small" disabled>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink to={{ search: messagesSearch({ ...query, page }) }} variant="outline" size="small">
      {label}
    </ButtonLink>
  );
}
