import type { Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { ChoiceInput, TextInput } from '../area/area-inputs.tsx';
import { SortableRows } from '../area/sortable-rows.tsx';
import { MapPointInput } from './map-point-input.tsx';

type Contact = Settings['contact'];
type ContactFormProps = { readonly form: AreaForm<Contact> };

const NETWORKS = [
  { value: 'instagram', label: 'Instagram' },
  { value: 'facebook', label: 'Facebook' },
] as const;

export function ContactAreaForm({ form }: ContactFormProps) {
  const { draft, set, problemAt } = form;
  return (
    <>
      <ContactText form={form} name="streetAddress" label="Calle y número" />
      <div className="area-pair">
        <ContactText form={form} name="city" label="Ciudad" />
        <ContactText form={form} name="province" label="Provincia" />
        <ContactText form={form} name="postalCode" label="Código postal" />
        <ContactText form={form} name="email" label="Correo electrónico" inputMode="email" />
        <ContactText form={form} name="landline" label="Teléfono fijo" inputMode="tel" />
        <ContactText form={form} name="mobile" label="Celular" inputMode="tel" />
      </div>
      <ContactText
        form={form}
        name="whatsappDigits"
        label="Número de WhatsApp"
        inputMode="numeric"
        help="Solo dígitos, con el país y el 9: 5491123456789."
      />
      <MapPointInput map={draft.map} problemAt={problemAt} onChange={(map) => set({ map })} />
      <SortableRows
        path="socialLinks"
        label="Redes"
        rows={draft.socialLinks}
        max={10}
        addLabel="Agregar una red"
        empty={() => ({ network: 'instagram' as const, url: '' })}
        nameOf={({ network }, place) => `${network}, ${place}`}
        problemAt={problemAt}
        onChange={(socialLinks) => set({ socialLinks })}
      >
        {(link, change, path) => (
          <div className="area-pair">
            <ChoiceInput
              path={`${path}.network`}
              label="Red"
              choices={NETWORKS}
              value={link.network}
              problemAt={problemAt}
              onChange={(network) => change({ ...link, network })}
            />
            <TextInput
              path={`${path}.url`}
              label="Dirección"
              inputMode="url"
              placeholder="https://"
              value={link.url}
              problemAt={problemAt}
              onChange={(url) => change({ ...link, url })}
            />
          </div>
        )}
      </SortableRows>
    </>
  );
}

type TextName = { [Name in keyof Contact]: Contact[Name] extends string ? Name : never }[keyof Contact];

type ContactTextProps = ContactFormProps & {
  readonly name: TextName;
  readonly label: string;
  readonly help?: string;
  readonly inputMode?: 'email' | 'tel' | 'numeric';
};

function ContactText({ form: { draft, set, problemAt }, name, ...input }: ContactTextProps) {
  return (
    <TextInput
      {...input}
      path={name}
      value={draft[name]}
      problemAt={problemAt}
      onChange={(value) => set({ [name]: value })}
    />
  );
}
