import { Download, Merge, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { WireCustomerPage } from '#schemas/customer-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { mailLink } from '../mail-link.ts';
import { IfMay } from '../shell/use-role.tsx';
import { CustomerPhones } from './customer-phones.tsx';
import { CustomerPriceList } from './customer-price-list.tsx';
import { exportPath } from './customers-api.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

type CustomerDataProps = { readonly customer: WireCustomerPage; readonly onChanged: () => Promise<void> };

/** How to reach the person, and what can be done with the person's data. */
export function CustomerData({ customer, onChanged }: CustomerDataProps) {
  const [open, setOpen] = useState<'merge' | 'erase' | null>(null);
  const { _id, phones, email } = customer;
  return (
    <section aria-labelledby="datos-del-cliente" className="dashboard-card">
      <h2 id="datos-del-cliente" className="text-block">
        Datos
      </h2>
      <dl className="customer-facts">
        <dt>{phones.length === 1 ? 'Teléfono' : 'Teléfonos'}</dt>
        <dd>
          <CustomerPhones customer={customer} onSplit={onChanged} />
        </dd>
        <dt>Correo</dt>
        <dd>{email === '' ? 'No dejó' : <a href={mailLink({ address: email })}>{email}</a>}</dd>
      </dl>
      <CustomerPriceList customer={customer} onGiven={onChanged} />
      <div className="customer-actions">
        <Button variant="outline" size="small" onClick={() => setOpen('merge')}>
          <Merge aria-hidden="true" /> Unir con otro cliente…
        </Button>
        <a href={exportPath(_id)} download className={buttonClass({ variant: 'outline', size: 'small' })}>
          <Download aria-hidden="true" /> Exportar datos
        </a>
      </div>
      <IfMay capability="erase">
        <div className="customer-erase">
          <p>Si la persona lo pide, sus datos se borran para siempre. Los pedidos quedan sin ella.</p>
          <Button variant="quiet" size="small" onClick={() => setOpen('erase')}>
            <Trash2 aria-hidden="true" /> Borrar datos…
          </Button>
        </div>
      </IfMay>
      <MergeDialog
        isOpen={open === 'merge'}
        customer={customer}
        onClose={() => setOpen(null)}
        onMerged={onChanged}
      />
      <EraseDialog isOpen={open === 'erase'} customer={customer} onClose={() => setOpen(null)} />
    </section>
  );
}
