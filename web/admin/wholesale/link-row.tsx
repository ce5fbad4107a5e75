import { CircleSlash, Clock, Link2, type LucideIcon } from 'lucide-react';
import { shopDay } from '#domain/time/shop-days.ts';
import type { WirePriceList, WirePriceListLink } from '#schemas/wholesale.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '../account/copy-button.tsx';
import { IfMay } from '../shell/use-role.tsx';
import { lastUse, linkStateText, shortDay } from './list-words.ts';

type LinkRowProps = {
  readonly list: WirePriceList;
  readonly link: WirePriceListLink;
  readonly onCut: (link: WirePriceListLink) => void;
  readonly onRenew: (link: WirePriceListLink) => void;
};

export function LinkRow({ list, link, onCut, onRenew }: LinkRowProps) {
  const { forWhom, contact, until, usedAt, orders, state, url } = link;
  const used = usedAt === null ? 'Sin usar' : lastUse(usedAt, Date.now());
  return (
    <tr>
      <th scope="row" className="link-whom">
        {forWhom}
        {contact !== '' && <small>{contact}</small>}
      </th>
      <td className="link-until figures">
        <span className="link-label">Hasta </span>
        {until === null ? 'sin fin' : shortDay(until)}
      </td>
      <td className="link-use figures">
        {used} · {orders === 0 ? 'Sin pedidos' : formatCount(orders, { one: 'pedido', many: 'pedidos' })}
      </td>
      <td className="link-state">
        <LinkState list={list} link={link} />
      </td>
      <td className="link-acts">
        <div>
          {state === 'open' && (
            <CopyButton
              size="small"
              text={url}
              label={`Copiar el link de ${forWhom}`}
              copied="Link copiado"
            />
          )}
          <IfMay capability="prices">
            {state === 'open' ? (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Cortar el link de ${forWhom}`}
                onClick={() => onCut(link)}
              >
                Cortar
              </Button>
            ) : (
              <Button
                variant="outline"
                size="small"
                aria-label={`Renovar el link de ${forWhom}`}
                onClick={() => onRenew(link)}
              >
                Renovar
              </Button>
            )}
          </IfMay>
        </div>
      </td>
    </tr>
  );
}

const ICONS: Readonly<Record<WirePriceListLink['state'], LucideIcon>> = {
  open: Link2,
  ended: Clock,
  cut: CircleSlash,
};

/** Icon and word, because not everyone can tell the colours apart. */
function LinkState({ list, link }: Pick<LinkRowProps, 'list' | 'link'>) {
  const Icon = ICONS[link.state];
  return (
    <span className="link-pill" data-open={link.state === 'open' || undefined}>
      <Icon aria-hidden="true" />
      {linkStateText(link, { from: list.from, today: shopDay(Date.now()) })}
    </span>
  );
}
