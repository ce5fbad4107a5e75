import { useId } from 'react';
import { Select } from '../select/select.tsx';
import type { ListPreview } from './use-list-preview.ts';

type PreviewListChoiceProps = {
  readonly listed: ListPreview;
  /** @param id of the list */
  readonly onChoose: (id: string) => void;
};

/** Whose prices stand beside the public ones (TRADE-001). */
export function PreviewListChoice({ listed: { lists, list }, onChoose }: PreviewListChoiceProps) {
  const id = useId();
  return (
    <div className="preview-list">
      <label htmlFor={id}>Junto al precio de la lista</label>
      <Select id={id} className="input" value={list._id} onChange={({ target }) => onChoose(target.value)}>
        {lists.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
      <p>Sus precios propios quedan como están.</p>
    </div>
  );
}
