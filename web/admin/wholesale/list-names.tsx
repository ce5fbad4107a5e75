import { useSearchParams } from 'react-router';
import type { WirePriceList } from '#schemas/wholesale.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { listSearch } from './list-address.ts';
import { holderCount, listSummary } from './list-words.ts';

/** All lists by name, each with what it is; on a phone they stand side by side. */
export function ListNames({ lists, open }: { lists: readonly WirePriceList[]; open: string }) {
  const [search] = useSearchParams();
  return (
    <ul className="list-names" aria-label="Listas de precios">
      {lists.map((list) => (
        <li key={list._id}>
          <PageLink
            to={listSearch(search, list._id)}
            className="list-name"
            keepsScroll
            aria-current={list._id === open}
          >
            <b>{list.name}</b>
            <span>{listSummary(list)}</span>
            <small className="figures">{holderCount(list)}</small>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
