import { Menu } from '@base-ui/react/menu';
import { Download } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { MENU_ITEM, MenuButton } from '#web/ui/menu-button.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { downloadChosen } from './download-chosen.ts';

type DownloadMenuProps = {
  /** The list's path below `/api`, without a file ending: '/orders', '/items', '/getContact'. */
  readonly path: '/orders' | '/items' | '/getContact' | '/stock/moves';
  /** What is downloaded, if not the list. */
  readonly label?: string;
  /** The list's present filter with the API's names; empty values are left out. */
  readonly filter?: Readonly<Record<string, string>>;
  /** The ids of chosen rows, where they are too many for the filter. */
  readonly chosen?: readonly string[];
};

const FORMATS = [
  { ending: 'xlsx', label: 'Planilla (XLSX)' },
  { ending: 'csv', label: 'Texto (CSV)' },
] as const;

/** 'Descargar': all pages of the list with its present filter. */
export function DownloadMenu({ path, label: what = 'Descargar', filter = {}, chosen }: DownloadMenuProps) {
  const { reportFailure } = useChangeDialogs();
  async function download(ids: readonly string[], ending: string): Promise<void> {
    if (!(await downloadChosen(path, { ids, ending })))
      await reportFailure('No se pudo descargar. Intenta nuevamente.');
  }
  const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return (
    // The open menu adds elements beside its button, which must take no room in the row.
    <div>
      <MenuButton
        button={
          <Button variant="outline" className="max-sm:px-3.5!">
            <Download aria-hidden="true" /> <span className="max-sm:sr-only">{what}</span>
          </Button>
        }
      >
        {FORMATS.map(({ ending, label }) =>
          chosen !== undefined ? (
            <Menu.Item key={ending} className={MENU_ITEM} onClick={() => download(chosen, ending)}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.LinkItem
              key={ending}
              href={`/api${path}.${ending}${search.size === 0 ? '' : `?${search}`}`}
              download
              closeOnClick
              className={MENU_ITEM}
            >
              {label}
            </Menu.LinkItem>
          ),
        )}
      </MenuButton>
    </div>
  );
}
