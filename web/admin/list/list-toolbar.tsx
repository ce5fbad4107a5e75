import './list.css';
import type { ReactNode } from 'react';

type ListToolbarProps = {
  /** The search, or the way back to where there is one. */
  readonly lead: ReactNode;
  /** How many rows there are; nothing until it is known. */
  readonly count: ReactNode;
  readonly download: ReactNode;
  /** What filters the list besides. */
  readonly children?: ReactNode;
};

/** What stands above every list: a phone has the search and the download in one row, and the rest below them. */
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
