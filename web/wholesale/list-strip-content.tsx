import './wholesale.css';
import { useEffect } from 'react';
import { strokeIcon } from '#web/ui/stroke-icon.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { leaveList, readHeldList } from './read-held-list.ts';
import { useHeldList } from './use-buyer.ts';

const Tag = strokeIcon('M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01');

/** Says whose prices every page shows, and leads back to those of all (TRADE-002). */
export function ListStripContent() {
  const held = useHeldList();
  const toast = useToast();
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') readHeldList();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);

  async function leave(): Promise<void> {
    if (await leaveList()) return;
    toast.show({
      title: 'No pudimos salir de la lista',
      text: 'Revisa tu conexión y prueba de nuevo.',
      tone: 'error',
    });
  }

  if (held === null) return null;
  const { holder, list, until } = held.said;
  return (
    <div className="shop-width list-strip-line">
      <Tag aria-hidden="true" />
      <p role="status">
        Estás viendo precios mayoristas de <b>{holder}</b>{' '}
        <span>
          Lista «{list.name}»{until !== null && `, hasta el ${formatEnd(until)}`}
        </span>
      </p>
      <button type="button" onClick={leave}>
        Salir
      </button>
    </div>
  );
}

const END = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** '31 de diciembre'. @param isoDay '2026-12-31' */
function formatEnd(isoDay: string): string {
  return END.format(Date.parse(isoDay));
}
