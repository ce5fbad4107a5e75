import { useId } from 'react';
import { formatCount } from '#web/format.ts';
import { Select } from '../select/select.tsx';
import type { ListPreview } from './use-list-preview.ts';

const OWN = { one: 'precio propio queda igual', many: 'precios propios quedan iguales' };

type PreviewListChoiceProps = {
  readonly listed: ListPreview;
  /** @param id of the list */
  readonly onChoose: (id: string) => void;
};

/** Whose prices stand beside the public ones, and which of them don't follow (TRADE-001). */
export function PreviewListChoice({ listed: { lists, list, changes }, onChoose }: PreviewListChoiceProps) {
  const id = useId();
  const own = [...changes.values()].filter(({ isOwn }) => isOwn).length;
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
      {own > 0 && <p>{formatCount(own, OWN)}.</p>}
    </div>
  );
}
