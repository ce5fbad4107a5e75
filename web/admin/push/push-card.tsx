import { useEffect, useState } from 'react';
import { AccountCard } from '#web/admin/shell/account-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import type { Outcome } from '../outcome.ts';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { keepSound, wantsSound } from './order-sound.ts';
import { type DeviceState, deviceState, sendTest, switchOff, switchOn } from './own-device.ts';

const NOTES: Record<DeviceState, string> = {
  off: 'Este navegador te avisa de cada pedido nuevo, aunque el panel esté cerrado.',
  on: 'Este navegador te avisa de cada pedido nuevo. Se termina al cerrar la sesión.',
  denied:
    'El navegador tiene bloqueados los avisos de este sitio. Actívalos en los ajustes del sitio y vuelve a cargar la página.',
  unable:
    'Este navegador no puede recibir avisos. En un iPhone, agrega primero el panel a la pantalla de inicio.',
};

/** Whether this browser is notified of new orders (OFFLINE-004). */
export function PushCard() {
  const { show } = useToast();
  const { reportFailure } = useChangeDialogs();
  const [state, setState] = useState<DeviceState | null>(null);
  const [hasSound, setHasSound] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    setHasSound(wantsSound());
    deviceState().then(setState);
  }, []);

  async function change(request: () => Promise<Outcome<unknown>>, done: string): Promise<void> {
    setIsBusy(true);
    const outcome = await request();
    setState(await deviceState());
    setIsBusy(false);
    if (outcome.ok) show({ title: done, tone: 'success' });
    else await reportFailure(outcome.message);
  }

  return (
    <AccountCard title="Avisos de pedidos nuevos" note={NOTES[state ?? 'off']}>
      {(state === 'off' || state === null) && (
        <Button
          variant="outline"
          disabled={state === null}
          isLoading={isBusy}
          onClick={() => change(switchOn, 'Avisos activados en este navegador')}
        >
          Activar avisos
        </Button>
      )}
      {state === 'on' && (
        <>
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5.5 accent-carmine"
              checked={hasSound}
              onChange={({ target }) => {
                keepSound(target.checked);
                setHasSound(target.checked);
              }}
            />
            Con sonido mientras el panel está abierto
          </label>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              variant="outline"
              isLoading={isBusy}
              onClick={() => change(sendTest, 'Aviso de prueba en camino')}
            >
              Probar
            </Button>
            <Button
              variant="quiet"
              isLoading={isBusy}
              onClick={() => change(switchOff, 'Avisos desactivados en este navegador')}
            >
              Desactivar
            </Button>
          </div>
        </>
      )}
    </AccountCard>
  );
}
