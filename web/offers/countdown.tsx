import { useState } from 'react';
import { formatCount } from '#web/format.ts';
import { useInterval } from '#web/ui/use-interval.ts';
import { clockText, remainingSeconds } from './time-left.ts';

/** 'OFERTA TERMINA EN:' and the time left, from 24 hours down and again from the start (POPUP-005, POPUP-008). */
export function Countdown({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useInterval({ everyMs: 1000, isOn: true }, () => setNow(Date.now()));
  const [hours = '', minutes = '', seconds = ''] = clockText(remainingSeconds((now - since) / 1000)).split(
    ':',
  );
  return (
    <div className="countdown">
      <p>OFERTA TERMINA EN:</p>
      {/* A timer is read when a person goes there, never by itself. */}
      <div role="timer" aria-label={timerLabel({ hours, minutes, seconds })}>
        <b>{hours}</b>
        <span>:</span>
        <b>{minutes}</b>
        <span>:</span>
        <b>{seconds}</b>
      </div>
    </div>
  );
}

function timerLabel({ hours, minutes, seconds }: Record<'hours' | 'minutes' | 'seconds', string>): string {
  return [
    formatCount(Number(hours), { one: 'hora', many: 'horas' }),
    formatCount(Number(minutes), { one: 'minuto', many: 'minutos' }),
    formatCount(Number(seconds), { one: 'segundo', many: 'segundos' }),
  ].join(', ');
}
