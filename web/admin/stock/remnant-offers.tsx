import { Scissors } from 'lucide-react';
import { useNavigate } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { stockText } from './stock-amount.ts';
import { offerRemnant } from './stock-api.ts';
import type { StockVariant, VariantUnit } from './stock-variant.ts';

type RemnantOffersProps = {
  readonly id: string;
  readonly unit: VariantUnit;
  readonly variant: StockVariant;
};

/** A variant's remnants. A press makes one a product of its own, which opens so that its name and price can be changed. */
export function RemnantOffers({ id, unit, variant: { name, remnants = [] } }: RemnantOffersProps) {
  const { confirm } = useDialogs();
  const { show } = useToast();
  const { isSending, error, send } = useServerRequest();
  const navigate = useNavigate();
  if (remnants.length === 0) return null;

  async function offer(length: number): Promise<void> {
    const isSure = await confirm({
      title: `¿Ofrecer ${stockText(length, unit)} como retazo?`,
      text: 'Se agrega como un producto aparte, del que hay uno, y ese largo sale del rollo. Después puedes cambiarle el nombre y el precio.',
      confirmLabel: 'Sí, ofrecer',
      cancelLabel: 'Cancelar',
      tone: 'info',
    });
    if (!isSure) return;
    const offered = await send(() => offerRemnant(id, { variant: name, length }));
    if (offered === null) return;
    show({ title: 'Ya se ofrece: revisa el nombre y el precio', tone: 'success' });
    await navigate(`${deskPath('products')}?editar=${offered.data._id}`);
  }

  return (
    <div className="remnant-offers">
      <h3>Retazos</h3>
      {[...new Set(remnants)].map((length) => (
        <Button
          key={length}
          variant="outline"
          size="small"
          isLoading={isSending}
          onClick={() => offer(length)}
        >
          <Scissors aria-hidden="true" /> Ofrecer {stockText(length, unit)} como retazo
        </Button>
      ))}
      {error !== null && (
        <p role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </div>
  );
}
