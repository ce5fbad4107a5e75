import './list.css';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

type PagerProps = {
  readonly label: string;
  readonly page: number;
  readonly lastPage: number;
  /** The query string of a page. */
  readonly searchOf: (page: number) => string;
  /** Leaves the page scrolled where it is. */
  readonly keepsScroll?: boolean;
};

export function Pager({ label, page, lastPage, searchOf, keepsScroll = false }: PagerProps) {
  return (
    <nav aria-label={label} className="list-pager">
      <Turn label="Anterior" keepsScroll={keepsScroll} search={page > 1 ? searchOf(page - 1) : null} />
      <span className="figures" aria-current="page">
        Página {page} de {lastPage}
      </span>
      <Turn
        label="Siguiente"
        keepsScroll={keepsScroll}
        search={page < lastPage ? searchOf(page + 1) : null}
      />
    </nav>
  );
}

type TurnProps = { readonly label: string; readonly search: string | null; readonly keepsScroll: boolean };

function Turn({ label, search, keepsScroll }: TurnProps) {
  if (search === null) {
    return (
      <Button variant="outline" size="small" disabled>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink to={search} keepsScroll={keepsScroll} variant="outline" size="small">
      {label}
    </ButtonLink>
  );
}
