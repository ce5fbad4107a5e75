const KEY = 'hilvan:order-sound';
/** Two notes, in Hz, and how long each lasts, in s. */
const NOTES = [880, 1174.7];
const NOTE_SECONDS = 0.16;

/** Whether this browser makes a sound for a new order; it does unless it was told otherwise. */
export function wantsSound(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function keepSound(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Without a storage the sound stays on.
  }
}

/** Sounds when the worker tells of a new order. Returns the function that stops listening. */
export function soundForOrders(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isNewOrder(data) && wantsSound()) play();
  };
  navigator.serviceWorker.addEventListener('message', listen);
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}

function isNewOrder(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'new-order';
}

/** A browser plays nothing before the page's first touch; the notification shows all the same. */
function play(): void {
  const audio = new AudioContext();
  for (const [index, frequency] of NOTES.entries()) {
    const note = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.15 });
    note.connect(volume).connect(audio.destination);
    note.start(audio.currentTime + index * NOTE_SECONDS);
    note.stop(audio.currentTime + (index + 1) * NOTE_SECONDS);
    if (index === NOTES.length - 1) note.onended = () => void audio.close();
  }
}
