import type { RefObject } from 'react';
import { NOTE_LENGTH } from '#domain/contact/text-lengths.ts';
import { CHECKOUT_LENGTHS } from '#domain/orders/checkout-form.ts';
import { Field } from '#web/ui/field.tsx';
import { useHasFamily } from '../shell/use-families.tsx';
import { PriceListChoice } from '../wholesale/price-list-choice.tsx';
import { useListsInForce } from '../wholesale/use-lists-in-force.ts';
import { CustomerFinder } from './customer-finder.tsx';
import { typedCustomer } from './typed-customer.ts';
import type { DeskField, DeskFormState } from './use-desk-form.ts';

type CustomerPartProps = {
  readonly form: DeskFormState;
  readonly finder: RefObject<HTMLInputElement | null>;
  readonly focusField: (field: DeskField) => void;
  /** The customer is known, so nothing more has to be typed. */
  readonly onKnown: () => void;
  readonly onLookUp: (lookUp: Promise<boolean>) => void;
};

/** The customer comes last: found by phone or name, or new. */
export function CustomerPart({ form, finder, focusField, onKnown, onLookUp }: CustomerPartProps) {
  const hasLists = useHasFamily()('wholesale');
  const lists = useListsInForce();
  return (
    <section className="dashboard-card grid gap-4" aria-labelledby="cliente">
      <h2 id="cliente" className="text-block">
        Cliente
      </h2>
      <CustomerFinder
        inputRef={finder}
        onLookUp={onLookUp}
        onCustomer={({ phone, firstName, lastName, email, priceList }) => {
          form.fill(
            new Map<DeskField, string>([
              ['phone', phone],
              ['firstName', firstName],
              ['lastName', lastName],
              ['email', email],
              ['priceList', hasLists ? (priceList?.id ?? '') : ''],
            ]),
          );
          onKnown();
        }}
        onNew={(typed) => {
          const fields = typedCustomer(typed);
          form.fill(fields);
          focusField(fields.has('phone') ? 'firstName' : 'phone');
        }}
      />
      <div className="customer-fields">
        <Field
          label="Celular"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={CHECKOUT_LENGTHS.phone}
          {...form.fieldProps('phone')}
        />
        <Field
          label="Nombre"
          isRequired
          name="firstName"
          autoComplete="off"
          {...form.fieldProps('firstName')}
        />
        <Field label="Apellido" name="lastName" autoComplete="off" {...form.fieldProps('lastName')} />
        <Field
          label="Correo electrónico"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          {...form.fieldProps('email')}
        />
        <Field
          label="Nota interna"
          name="note"
          autoComplete="off"
          maxLength={NOTE_LENGTH}
          {...form.fieldProps('note')}
        />
        {lists.length > 0 && (
          <PriceListChoice
            label="Precios del pedido"
            lists={lists}
            chosen={form.values.priceList}
            onChoose={(id) => form.fill(new Map([['priceList', id]]))}
          />
        )}
      </div>
    </section>
  );
}
