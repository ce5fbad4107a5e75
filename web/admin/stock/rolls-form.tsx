import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { countText } from '#domain/imports/written-counts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { sendCount } from './stock-api.ts';
import type { StockVariant, VariantUnit } from './stock-variant.ts';
import { typedRolls } from './typed-rolls.ts';

type RollsFormProps = {
  readonly id: string;
  readonly unit: VariantUnit;
  readonly variant: StockVariant;
};

/** In which rolls a variant lies. Writing them down is a count (STOCK-005). */
export function RollsForm({ id, unit, variant: { name, rolls = [] } }: RollsFormProps) {
  const [typed, setTyped] = useState(rolls.map((length) => countText(length, unit)).join(' + '));
  const [isUnread, setUnread] = useState(false);
  const { isSending, error, send } = useServerRequest();
  const { revalidate } = useRevalidator();
  const { show } = useToast();

  async function store(lengths: readonly number[]): Promise<void> {
    const counted = lengths.reduce((sum, length) => sum + length, 0);
    const lines = [{ _id: id, variant: name, counted, rolls: [...lengths] }];
    const done = await send(() => sendCount({ lines, note: 'Por rollos', dryRun: false }));
    if (done === null) return;
    show({ title: 'Rollos guardados', tone: 'success' });
    await revalidate();
  }

  return (
    <form
      className="grid gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const lengths = typedRolls(typed, unit);
        setUnread(lengths === undefined);
        if (lengths !== undefined) store(lengths);
      }}
    >
      <Field
        label={name === '' ? 'Rollos' : `Rollos, ${name}`}
        hint="El largo de cada uno, con + entre ellos: 25 + 18,5 + 0,8. Es un conteo."
        autoComplete="off"
        className="figures"
        value={typed}
        error={isUnread ? 'Escribe los largos con + entre ellos, como 25 + 0,8.' : error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        variant="outline"
        size="small"
        className="justify-self-start"
        isLoading={isSending}
      >
        Contar por rollos
      </Button>
    </form>
  );
}
