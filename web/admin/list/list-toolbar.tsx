import './list.css';
import type { ReactNode } from 'react';

type ListToolbarProps = {
  /** The search, or a link back to the searchable list. */
  readonly lead: ReactNode;
  /** The number of rows; absent until it is known. */
  readonly count: ReactNode;
  readonly download: ReactNode;
  /** Further filters. */
  readonly children?: ReactNode;
};

/** The bar above every list. On a phone, search and download share the first row. */
export function ListToolbar({ lead, count, download, children }: ListToolbarProps) {
  return (
    <div className="list-toolbar">
      <div className="list-lead">{lead}</div>
      <div className="list-filters">
        <p role="status" className="figures mr-auto min-h-[1lh] text-secondary">
          {count}
        </p>
        {children}
      </div>
      <div className="list-download">{download}</div>
    </div>
  );
}
