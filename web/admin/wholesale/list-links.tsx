import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WirePriceList, WirePriceListLink } from '#schemas/wholesale.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { IfMay } from '../shell/use-role.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { LinkDialog } from './link-dialog.tsx';
import { LinkRow } from './link-row.tsx';
import { cutLink } from './wholesale-api.ts';

type ListLinksProps = {
  readonly list: WirePriceList;
  /** Another button of the screen is what comes next. */
  readonly isBusy: boolean;
};

/** A new link, or one for the same as another. */
type Asked = 'new' | WirePriceListLink;

/** Who sees the list's prices, and how often they came by (TRADE-002). */
export function ListLinks({ list, isBusy }: ListLinksProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { confirm } = useDialogs();
  const { reportFailure } = useChangeDialogs();
  const { revalidate } = useRevalidator();

  async function cut({ _id, forWhom }: WirePriceListLink): Promise<void> {
    const isSure = await confirm({
      title: `¿Cortar el link de ${forWhom}?`,
      text: 'Quien lo tiene vuelve a ver los precios de todos. Sus pedidos siguen como están.',
      confirmLabel: 'Sí, cortar',
      cancelLabel: 'Cancelar',
    });
    if (!isSure) return;
    const outcome = await cutLink(list._id, _id);
    if (outcome.ok) await revalidate();
    else await reportFailure(outcome.message);
  }

  return (
    <section className="dashboard-card" aria-labelledby="links">
      <header className="list-head">
        <div className="mr-auto">
          <h2 id="links" className="text-block">
            Links
          </h2>
          <p className="text-sm text-secondary">Quien lo abre ve estos precios hasta que venza o salga.</p>
        </div>
        <IfMay capability="prices">
          <Button variant={isBusy ? 'outline' : 'primary'} onClick={() => setAsked('new')}>
            <Link2 aria-hidden="true" /> Hacer un link
          </Button>
        </IfMay>
      </header>
      {list.links.length === 0 ? (
        <p className="py-3 text-secondary">
          Todavía nadie tiene un link. Haz uno para cada cliente: se corta sin tocar los demás.
        </p>
      ) : (
        <table className="list-table list-links">
          <thead>
            <tr>
              <th scope="col">Para quién</th>
              <th scope="col">Hasta</th>
              <th scope="col">Último uso</th>
              <th scope="col">Estado</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {list.links.map((link) => (
              <LinkRow key={link._id} list={list} link={link} onCut={cut} onRenew={setAsked} />
            ))}
          </tbody>
        </table>
      )}
      {asked !== null && (
        <LinkDialog
          list={list}
          earlier={asked === 'new' ? null : asked}
          onClose={() => setAsked(null)}
          onMade={async () => {
            setAsked(null);
            await revalidate();
          }}
        />
      )}
    </section>
  );
}
