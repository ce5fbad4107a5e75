import { Select } from '../select/select.tsx';

type PhotoColourProps = {
  /** The photo's place, from 1. */
  readonly place: number;
  readonly colour: string;
  readonly colours: readonly string[];
  readonly onChoose: (colour: string) => void;
};

/** The colour that a photo shows: the shop shows the photo when a shopper chooses it (BUY-008). */
export function PhotoColour({ place, colour, colours, onChoose }: PhotoColourProps) {
  return (
    <Select
      className="input"
      aria-label={`Color de la foto ${place}`}
      value={colours.includes(colour) ? colour : ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">De ningún color</option>
      {colours.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}
