import { deskPath } from '#domain/addresses/desk-path.ts';
import '../orders/orders-tick-bar.css';
import {
  BadgePercent,
  Barcode,
  Eye,
  EyeOff,
  FolderInput,
  PackageCheck,
  PackageX,
  Percent,
  RotateCcw,
  Tag,
  Tags,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatWholeNumber } from '#web/format.ts';
import { ActionMenu, type MenuAction } from '#web/ui/action-menu.tsx';
import { Button } from '#web/ui/button.tsx';
import { linesOfProducts } from '../label-job/label-job.ts';
import { useOpenLabels } from '../label-job/use-open-labels.ts';
import { TickBarFrame } from '../list/tick-bar-frame.tsx';
import type { Ticks } from '../list/use-ticks.ts';
import { saveCodes, saveTickedProducts } from '../price-studio/ticked-products.ts';
import { useMay } from '../shell/use-role.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { ACTION_WORDS, type PlainAction } from './action-words.ts';
import { fetchFoundIds } from './products-api.ts';
import type { ProductsQuery } from './products-query.ts';
import type { ProductActions } from './use-product-actions.ts';

type TickBarProps = {
  readonly ticks: Ticks;
  readonly query: ProductsQuery;
  /** The number of products that the list finds; `null` until it is known. */
  readonly total: number | null;
  readonly actions: ProductActions;
  readonly onMove: () => void;
};

/** What can be done with the ticked products, at the foot of the list (BUY-007). */
export function TickBar({ ticks, query, total, actions, onMove }: TickBarProps) {
  const navigate = useNavigate();
  const { reportFailure } = useChangeDialogs();
  const [isFetching, setIsFetching] = useState(false);
  const mayChange = useMay('catalogue');
  const mayPrice = useMay('prices');
  const openLabels = useOpenLabels();

  async function tickFound(): Promise<void> {
    setIsFetching(true);
    const ids = await fetchFoundIds(query);
    setIsFetching(false);
    if (ids === null) return reportFailure('No se pudieron elegir todos. Intenta nuevamente.');
    ticks.set(ids, true);
  }

  function openStudio(change: string): void {
    saveTickedProducts(ticks.ids);
    // Codes pasted in an earlier look would narrow the ticked ones.
    saveCodes('');
    // Hidden products can be ticked too.
    navigate(`${deskPath('prices')}?elegidos=1&ocultos=1${change}`);
  }

  return (
    <TickBarFrame ticks={ticks}>
      {total !== null && total > 0 && (
        <Button variant="quiet" size="small" isLoading={isFetching} onClick={tickFound}>
          {total === 1 ? 'Elegir el encontrado' : `Elegir los ${formatWholeNumber(total)} encontrados`}
        </Button>
      )}
      <div className="tick-actions">
        {query.showsDeleted ? (
          mayChange && (
            <Button variant="outline" isLoading={actions.isActing} onClick={() => actions.ask('restore')}>
              <RotateCcw aria-hidden="true" /> Restaurar
            </Button>
          )
        ) : (
          <>
            {openLabels !== null && (
              <Button
                variant="outline"
                onClick={() =>
                  openLabels({
                    title: labelsTitle(ticks.ids.size),
                    source: 'ticked',
                    lines: linesOfProducts(ticks.ids),
                  })
                }
              >
                <Barcode aria-hidden="true" /> Etiquetas
              </Button>
            )}
            {mayPrice && (
              <Button variant="outline" onClick={() => openStudio('')}>
                <BadgePercent aria-hidden="true" /> Cambiar precios de los elegidos
              </Button>
            )}
            {mayChange && (
              <FurtherActions actions={actions} onMove={onMove} onVat={() => openStudio('&cambio=iva')} />
            )}
          </>
        )}
      </div>
    </TickBarFrame>
  );
}

function labelsTitle(products: number): string {
  return products === 1 ? 'El producto elegido' : `Los ${formatWholeNumber(products)} productos elegidos`;
}

const ICONS = {
  hide: EyeOff,
  show: Eye,
  offer: Tag,
  'no-offer': Tags,
  'sold-out': PackageX,
  'in-stock': PackageCheck,
  delete: Trash2,
} as const;

type FurtherActionsProps = Pick<TickBarProps, 'actions' | 'onMove'> & { readonly onVat: () => void };

function FurtherActions({ actions, onMove, onVat }: FurtherActionsProps) {
  const actionOf = (action: PlainAction & keyof typeof ICONS): MenuAction => {
    const Icon = ICONS[action];
    return {
      label: ACTION_WORDS[action].label,
      icon: <Icon aria-hidden="true" />,
      onSelect: () => actions.ask(action),
    };
  };
  const plain = (['hide', 'show', 'offer', 'no-offer', 'sold-out', 'in-stock'] as const).map(actionOf);
  const move = { label: 'Cambiar categoría', icon: <FolderInput aria-hidden="true" />, onSelect: onMove };
  const vat = { label: 'Cambiar el IVA', icon: <Percent aria-hidden="true" />, onSelect: onVat };
  return (
    <ActionMenu
      label="Más acciones"
      actions={[...plain, move, vat]}
      destructive={actionOf('delete')}
      button={
        <Button variant="outline" isLoading={actions.isActing}>
          Más acciones
        </Button>
      }
    />
  );
}
