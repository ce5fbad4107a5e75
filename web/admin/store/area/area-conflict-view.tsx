import { useState } from 'react';
import { ConflictView, VersionText } from '../../conflict/conflict-view.tsx';
import { type EditedFields, fieldText } from './area-definition.ts';
import { areaDifferences, mergedArea } from './area-differences.ts';
import type { AreaConflict } from './use-area-edit.ts';

type AreaConflictViewProps<Fields extends object> = {
  readonly definition: EditedFields<Fields>;
  readonly conflict: AreaConflict<Fields>;
  readonly onSettle: (fields: Fields) => void;
};

/** Another administrator saved the area first. */
export function AreaConflictView<Fields extends object>({
  definition,
  conflict,
  onSettle,
}: AreaConflictViewProps<Fields>) {
  const [differences] = useState(() =>
    areaDifferences(definition, conflict).map(({ name, suggested }) => ({
      key: name,
      label: definition.fields[name].label,
      suggested,
      shown: {
        mine: <VersionText text={fieldText(definition, name, conflict.mine)} />,
        theirs: <VersionText text={fieldText(definition, name, conflict.theirs)} />,
      },
    })),
  );
  return (
    <ConflictView
      title="Otra persona guardó cambios antes que tú."
      advice="Elige qué queda en cada dato. Después puedes seguir editando antes de guardar."
      differences={differences}
      onSettle={(sides) => onSettle(mergedArea(conflict, sides))}
    />
  );
}
