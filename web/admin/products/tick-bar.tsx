import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatWholeNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { TickBarFrame } from '../list/tick-bar-frame.tsx';
import type { Ticks } from '../list/use-ticks.ts';
import { saveCodes, saveTickedProducts } from '../price-studio/ticked-products.ts';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { fetchFoundIds } from './products-api.ts';
import type { ProductsQuery } from './products-query.ts';

type TickBarProps = {
  readonly ticks: Ticks;
  readonly query: ProductsQuery;
  /** The number of products that the list finds; `null` until it is known. */
  readonly total: number | null;
};

/** What can be done with the ticked products, at the foot of the list. */
export function TickBar({ ticks, query, total }: TickBarProps) {
  const navigate = useNavigate();
  const { reportFailure } = useChangeDialogs();
  const [isFetching, setIsFetching] = useState(false);

  async function tickFound(): Promise<void> {
    setIsFetching(true);
    const ids = await fetchFoundIds(query);
    setIsFetching(false);
    if (ids === null) return reportFailure('No se pudieron elegir todos. Intenta nuevamente.');
    ticks.add(ids);
  }

  function changePrices(): void {
    saveTickedProducts(ticks.ids);
    // Codes pasted in an earlier look would narrow the ticked ones.
    saveCodes('');
    // Hidden products can be ticked too.
    navigate('/hilvanDash/precios?elegidos=1&ocultos=1');
  }

  return (
    <TickBarFrame ticks={ticks}>
      {total !== null && total > 0 && (
        <Button variant="quiet" size="small" isLoading={isFetching} onClick={tickFound}>
          {total === 1 ? 'Elegir el encontrado' : `Elegir los ${formatWholeNumber(total)} encontrados`}
        </Button>
      )}
      <Button variant="outline" onClick={changePrices}>
        <BadgePercent aria-hidden="true" /> Cambiar precios de los elegidos
      </Button>
    </TickBarFrame>
  );
}
