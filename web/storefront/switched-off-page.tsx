import { MaintenanceNotice } from './maintenance-notice.tsx';
import { shopContact } from './shop-contact.ts';
import { useStore } from './store-context.tsx';

/** Replaces a page that the shop has switched off (ROUTE-021). */
export function SwitchedOffPage() {
  return (
    <main className="shop-width py-12 lg:py-20">
      <MaintenanceNotice heading="h1" contact={shopContact(useStore())} />
      <p className="mt-8 text-center">
        <a className="button button-outline" href="/">
          Ir al inicio
        </a>
      </p>
    </main>
  );
}
