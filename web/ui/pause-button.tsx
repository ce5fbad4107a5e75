import { IconButton } from './icon-button.tsx';
import { Pause, Play } from './stroke-icons.tsx';

type PauseButtonProps = {
  /** What moves, with its article: 'las ofertas'. */
  subject: string;
  isPaused: boolean;
  onToggle: () => void;
};

/** Pauses and resumes automatic movement. */
export function PauseButton({ subject, isPaused, onToggle }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <IconButton
      label={`${isPaused ? 'Reanudar' : 'Pausar'} ${subject}`}
      look="bordered"
      className="pause-button"
      onClick={onToggle}
      // Focus on this button must not hold the movement: only a press does.
      onFocus={(event) => event.stopPropagation()}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
