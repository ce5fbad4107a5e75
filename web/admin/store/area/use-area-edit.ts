import { useEffect, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { isOtherPath, type Move } from '#web/ui/use-navigation-guard.ts';
import { useToast } from '#web/ui/use-toast.tsx';
import { useLeaveGuard } from '../../shell/leave-guard.tsx';
import { type AreaSaveOutcome, type LoadedArea, saveArea } from './area-api.ts';
import type { AreaForm, AreaSchema } from './area-definition.ts';
import { type AreaProblems, draftProblems, refusedProblems } from './area-problems.ts';
import { focusAreaField } from './focus-area-field.ts';
import { deleteAreaDraft, saveAreaDraft, savedAreaDraft } from './saved-area-draft.ts';

/** Another administrator saved first. */
export type AreaConflict<Fields> = {
  /** What the editor began from. */
  readonly base: Fields;
  readonly mine: Fields;
  readonly theirs: Fields;
  readonly etag: string;
};

export type AreaEdit<Fields> = AreaForm<Fields> & {
  readonly problems: AreaProblems;
  /** The last draft without problems, for the preview. */
  readonly shown: Fields;
  /** The stored fields, as far as this screen knows. */
  readonly stored: LoadedArea<Fields>;
  /** Another number means that the whole draft was replaced. */
  readonly revision: number;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Why the last save failed, when the fields don't say it. */
  readonly failure: string | null;
  readonly conflict: AreaConflict<Fields> | null;
  save(): Promise<void>;
  /** Gives up what was not saved. */
  discard(): void;
  /** Saves the fields of an earlier version in place of the present ones. */
  goBack(fields: Fields): Promise<void>;
  /** Continues from the stored fields with the chosen ones of both. */
  settle(fields: Fields): void;
};

/** What is edited and saved as a whole: an area of 'Mi tienda', or something of another screen. */
export type EditedWhole<Fields> = {
  /** Its draft in this tab has this name. */
  readonly area: string;
  readonly schema: AreaSchema;
  /** Without it, it is saved as an area. */
  readonly save?: (draft: LoadedArea<Fields>) => Promise<AreaSaveOutcome<Fields>>;
  /** Whether a move leaves it; any other path does. */
  readonly isLeftBy?: (move: Move) => boolean;
  readonly savedText?: string;
};

/** Edits one area. The draft survives reloads until it is saved or left on purpose. */
export function useAreaEdit<Fields extends object>(
  edited: EditedWhole<Fields>,
  loaded: LoadedArea<Fields>,
): AreaEdit<Fields> {
  const { area, schema, isLeftBy = isOtherPath, savedText = 'Ya se ve en la tienda.' } = edited;
  const save = edited.save ?? ((sent: LoadedArea<Fields>) => saveArea(area, sent));
  const { confirm } = useDialogs();
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const [kept] = useState(() => savedAreaDraft(area, loaded.fields));
  const [stored, setStored] = useState({ fields: loaded.fields, etag: kept?.etag ?? loaded.etag });
  const [draft, setDraft] = useState(kept?.fields ?? loaded.fields);
  const [shown, setShown] = useState(loaded.fields);
  const [revision, setRevision] = useState(0);
  const [hasTried, setHasTried] = useState(false);
  const [refused, setRefused] = useState<Refused<Fields>>({ problems: {}, draft });
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<AreaConflict<Fields> | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const found = useMemo(() => draftProblems(schema, draft), [schema, draft]);
  const [firstProblem] = Object.keys(found);
  if (firstProblem === undefined && shown !== draft) setShown(draft);
  // After the first try they follow what is typed.
  const problems = { ...(hasTried ? found : {}), ...(refused.draft === draft ? refused.problems : {}) };
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored.fields);

  useEffect(() => {
    if (isDirty) saveAreaDraft(area, { fields: draft, etag: stored.etag });
    else deleteAreaDraft(area);
  }, [area, draft, stored.etag, isDirty]);

  useLeaveGuard({
    blocks: (move) => isDirty && isLeftBy(move),
    async confirmLeave() {
      const leaves = await confirm(UNSAVED_QUESTION);
      if (leaves) deleteAreaDraft(area);
      return leaves;
    },
  });

  function replace(fields: Fields): void {
    setDraft(fields);
    setHasTried(false);
    setRevision((before) => before + 1);
  }

  async function send(fields: Fields): Promise<void> {
    setIsSaving(true);
    setFailure(null);
    const outcome = await save({ fields, etag: stored.etag });
    setIsSaving(false);
    if (outcome.kind === 'unreachable')
      return setFailure('No hubo respuesta del servidor. Lo escrito sigue aquí: intenta nuevamente.');
    if (outcome.kind === 'refused') {
      const objections = refusedProblems(outcome.problem);
      setRefused({ problems: objections, draft });
      const [first] = Object.keys(objections);
      return first === undefined ? setFailure(outcome.problem.title) : focusAreaField(first);
    }
    if (outcome.kind === 'stale')
      return setConflict({
        base: stored.fields,
        mine: fields,
        theirs: outcome.fields,
        etag: outcome.etag,
      });
    setStored(outcome);
    replace(outcome.fields);
    show({ title: 'Guardado', text: savedText, tone: 'success' });
    await revalidate();
  }

  return {
    draft,
    problems,
    shown,
    stored,
    revision,
    isDirty,
    isSaving,
    failure,
    conflict,
    set: (change) => setDraft((before) => ({ ...before, ...change })),
    problemAt: (path) => problems[path],
    async save() {
      if (isSaving) return;
      setHasTried(true);
      if (firstProblem === undefined) await send(draft);
      else focusAreaField(firstProblem);
    },
    discard: () => replace(stored.fields),
    async goBack(fields) {
      if (isSaving || (isDirty && !(await confirm(UNSAVED_QUESTION)))) return;
      await send(fields);
    },
    settle(fields) {
      if (conflict === null) return;
      setStored({ fields: conflict.theirs, etag: conflict.etag });
      setConflict(null);
      replace(fields);
    },
  };
}

/** The server's objections, which hold for the draft that was sent. */
type Refused<Fields> = { readonly problems: AreaProblems; readonly draft: Fields };

const UNSAVED_QUESTION = {
  title: '¿Seguir sin guardar?',
  text: 'Se perderán los cambios que no guardaste.',
  confirmLabel: 'Sí, seguir',
  cancelLabel: 'Cancelar',
};
