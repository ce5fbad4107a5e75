import '../store/area/area.css';
import { type FormEvent, useState } from 'react';
import { MAX_INTRO_LENGTH } from '#domain/addresses/list-intro.ts';
import type { WireCategory } from '#schemas/category-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import { DeskDialog } from '../shell/desk-dialog.tsx';
import { PictureInput } from '../store/area/picture-input.tsx';
import type { Place } from './categories-api.ts';
import { placeName } from './category-words.ts';
import type { CategoryTree } from './use-category-tree.ts';

type IntroDialogProps = {
  readonly place: Place;
  readonly intro: Pick<WireCategory, 'picture' | 'text'>;
  readonly tree: CategoryTree;
  readonly onClose: () => void;
};

/** What a category's page shows: a photo, which is saved as soon as it is there, and a text (FIND-009). */
export function IntroDialog({ place, intro: { picture, text: saved }, tree, onClose }: IntroDialogProps) {
  const [text, setText] = useState(saved);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === saved || (await tree.change(['text', { ...place, text: text.trim() }]))) onClose();
  }

  return (
    <DeskDialog title={`Foto y texto de «${placeName(place)}»`} text={whereShown(place)} onClose={onClose}>
      <PictureInput
        path="picture"
        label="Foto"
        help="Se guarda apenas la subes."
        value={isPhoto(picture) ? picture : null}
        placeholder={picture && <img src={picture} alt="" className="category-drawing" />}
        onChange={(chosen) => tree.change(['picture', { ...place, picture: chosen }])}
        problemAt={() => undefined}
      />
      <form className="grid gap-4" onSubmit={save}>
        <Field label="Texto" help="Se lee debajo de sus productos, y en los buscadores.">
          {(control) => (
            <textarea
              {...control}
              className={`${control.className} min-h-28`}
              maxLength={MAX_INTRO_LENGTH}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <DialogFoot fault={tree.fault} onClose={onClose}>
          <Button type="submit" variant="primary" isLoading={tree.isSaving}>
            Guardar el texto
          </Button>
        </DialogFoot>
      </form>
    </DeskDialog>
  );
}

/** A drawing of ours can be replaced, but not taken away. */
function isPhoto(picture: string | null): boolean {
  return picture !== null && !picture.startsWith('/art/');
}

function whereShown({ subsection, type }: Place): string {
  return subsection !== '' && type === ''
    ? 'Se ven en su página de la tienda; la foto, también al elegir la subsección de un producto.'
    : 'Se ven en su página de la tienda.';
}
