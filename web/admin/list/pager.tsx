import './list.css';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

type PagerProps = {
  readonly label: string;
  readonly page: number;
  readonly lastPage: number;
  /** The query string of a page. */
  readonly searchOf: (page: number) => string;
};

export function Pager({ label, page, lastPage, searchOf }: PagerProps) {
  return (
    <nav aria-label={label} className="list-pager">
      <Turn label="Anterior" search={page > 1 ? searchOf(page - 1) : null} />
      <span className="figures" aria-current="page">
        Página {page} de {lastPage}
      </span>
      <Turn label="Siguiente" search={page < lastPage ? searchOf(page + 1) : null} />
    </nav>
  );
}

function Turn({ label, search }: { label: string; search: string | null }) {
  if (search === null) {
    return (
      <Button variant="outline" size="small" disabled>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink to={search} variant="outline" size="small">
      {label}
    </ButtonLink>
  );
}
