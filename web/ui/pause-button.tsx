import { IconButton } from './icon-button.tsx';
import { Pause, Play } from './stroke-icons.tsx';

type PauseButtonProps = {
  /** What moves, with its article: 'las ofertas'. */
  subject: string;
  isPaused: boolean;
  onToggle: () => void;
};

/** Stops what moves by itself, and lets it go on. */
export function PauseButton({ subject, isPaused, onToggle }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <IconButton
      label={`${isPaused ? 'Reanudar' : 'Pausar'} ${subject}`}
      look="bordered"
      className="pause-button"
      onClick={onToggle}
      // Who stands on this button decides by pressing it; being there holds nothing.
      onFocus={(event) => event.stopPropagation()}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
