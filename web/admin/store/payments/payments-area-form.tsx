import './payments-area.css';
import type { ReactNode } from 'react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { groupedBankKey } from '#domain/payments/bank-key.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { AreaForm } from '../area/area-definition.ts';
import { NumberInput, PercentInput, SwitchInput, TextInput } from '../area/area-inputs.tsx';
import { aliasNote, bankKeyNote, type TypedNote, taxIdNote } from './bank-notes.ts';

type FormProps = { readonly form: AreaForm<Settings['payments']> };

export function PaymentsAreaForm({ form }: FormProps) {
  return (
    <>
      <TransferFields form={form} />
      <DepositFields form={form} />
      <Means title="Mercado Pago" note="Un botón en el presupuesto aceptado: tarjeta o dinero en cuenta.">
        <ButtonLink to={deskPath('storeMercadoPago')} variant="outline" className="justify-self-start">
          Conectar Mercado Pago
        </ButtonLink>
      </Means>
    </>
  );
}

function TransferFields({ form: { draft, set, problemAt } }: FormProps) {
  const { transfer } = draft;
  const change = (part: Partial<typeof transfer>) => set({ transfer: { ...transfer, ...part } });
  return (
    <Means title="Transferencia" note="Se muestra en el pedido y en el presupuesto aceptado.">
      <SwitchInput
        path="transfer.isOn"
        label="Cobrar por transferencia"
        value={transfer.isOn}
        onChange={(isOn) => change({ isOn })}
      />
      {transfer.isOn && (
        <>
          <div className="area-pair">
            <TypedInput
              path="transfer.alias"
              label="Alias"
              value={transfer.alias}
              noteOf={aliasNote}
              problemAt={problemAt}
              onChange={(alias) => change({ alias })}
            />
            <TextInput
              path="transfer.bank"
              label="Banco"
              value={transfer.bank}
              problemAt={problemAt}
              onChange={(bank) => change({ bank })}
            />
          </div>
          <TypedInput
            path="transfer.bankKey"
            label="CBU o CVU"
            value={/^\d+$/.test(transfer.bankKey) ? groupedBankKey(transfer.bankKey) : transfer.bankKey}
            noteOf={bankKeyNote}
            problemAt={problemAt}
            onChange={(bankKey) => change({ bankKey })}
          />
          <div className="area-pair">
            <TextInput
              path="transfer.holder"
              label="Titular"
              value={transfer.holder}
              problemAt={problemAt}
              onChange={(holder) => change({ holder })}
            />
            <TypedInput
              path="transfer.taxId"
              label="CUIT"
              value={transfer.taxId}
              noteOf={taxIdNote}
              problemAt={problemAt}
              onChange={(taxId) => change({ taxId })}
            />
          </div>
          <div className="area-pair">
            <PercentInput
              path="transfer.discountPercent"
              label="Descuento por transferencia (%)"
              help="Del total. 0 si no haces descuento."
              value={transfer.discountPercent}
              problemAt={problemAt}
              onChange={(discountPercent) => change({ discountPercent })}
            />
            <TextInput
              path="transfer.instructions"
              label="Instrucciones"
              help="Una línea para quien va a transferir."
              value={transfer.instructions}
              problemAt={problemAt}
              onChange={(instructions) => change({ instructions })}
            />
          </div>
        </>
      )}
    </Means>
  );
}

function DepositFields({ form: { draft, set, problemAt } }: FormProps) {
  const { deposit } = draft;
  const change = (part: Partial<typeof deposit>) => set({ deposit: { ...deposit, ...part } });
  return (
    <Means title="Seña" note="Lo que se pide para empezar a preparar.">
      <SwitchInput
        path="deposit.isOn"
        label="Pedir una seña"
        value={deposit.isOn}
        onChange={(isOn) => change({ isOn })}
      />
      {deposit.isOn && (
        <div className="area-pair">
          <PercentInput
            path="deposit.percent"
            label="Pedir el (%)"
            value={deposit.percent}
            problemAt={problemAt}
            onChange={(percent) => change({ percent })}
          />
          <NumberInput
            path="deposit.from"
            label="Desde un total de ($)"
            value={deposit.from}
            problemAt={problemAt}
            onChange={(from) => change({ from })}
          />
        </div>
      )}
    </Means>
  );
}

function Means({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <fieldset className="means">
      <legend className="plain-heading text-block">{title}</legend>
      <p className="text-sm text-secondary">{note}</p>
      {children}
    </fieldset>
  );
}

type TypedInputProps = Omit<Parameters<typeof TextInput>[0], 'help'> & {
  readonly noteOf: (text: string) => TypedNote;
};

/** A text whose check is said as it is typed. */
function TypedInput({ noteOf, problemAt, ...input }: TypedInputProps) {
  const { tone, text } = noteOf(input.value);
  return (
    <div className={tone === 'right' ? 'typed-right' : undefined}>
      <TextInput
        {...input}
        className="figures"
        help={text}
        problemAt={(path) => (tone === 'error' ? text : problemAt(path))}
      />
    </div>
  );
}
