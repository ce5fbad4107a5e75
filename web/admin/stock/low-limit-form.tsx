import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { stockText } from './stock-amount.ts';
import { watchStock } from './stock-api.ts';
import type { StockVariant, VariantUnit } from './stock-variant.ts';
import { typedStock } from './typed-stock.ts';

type LowLimitFormProps = {
  readonly id: string;
  readonly unit: VariantUnit;
  readonly variant: StockVariant;
};

/** From which amount on a variant runs low, and the end of counting it. */
export function LowLimitForm({ id, unit, variant: { name, lowAt } }: LowLimitFormProps) {
  const [typed, setTyped] = useState(lowAt === null ? '' : stockText(lowAt, unit));
  const [isUnread, setUnread] = useState(false);
  const { isSending, error, send } = useServerRequest();
  const { revalidate } = useRevalidator();
  const { show } = useToast();

  async function store(change: { lowAt: number | null } | { isCounted: false }, said: string): Promise<void> {
    const done = await send(() => watchStock(id, { variants: [{ name, ...change }] }));
    if (done === null) return;
    show({ title: said, tone: 'success' });
    await revalidate();
  }

  return (
    <form
      className="ledger-limit"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const limit = typed.trim() === '' ? null : typedStock(typed, unit);
        setUnread(limit === undefined);
        if (limit !== undefined) store({ lowAt: limit }, 'Aviso guardado');
      }}
    >
      <Field
        label={name === '' ? 'Avisar en' : `Avisar en, ${name}`}
        hint="Vacío: el límite de la tienda."
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        value={typed}
        error={isUnread ? 'Escribe una cantidad, como 12 o 1,5.' : error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="outline" size="small" isLoading={isSending}>
          Guardar
        </Button>
        <Button
          variant="quiet"
          size="small"
          isLoading={isSending}
          onClick={() => store({ isCounted: false }, 'Ya no se cuenta')}
        >
          Dejar de contar
        </Button>
      </div>
    </form>
  );
}
