import { Plus } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { normalised } from '#domain/text/normalised.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { type AreaForm, areaFieldId } from '../area/area-definition.ts';
import { TextInput } from '../area/area-inputs.tsx';
import { SortableRows } from '../area/sortable-rows.tsx';
import { WORD_PARAMETER } from './synonym-href.ts';

type SynonymsFormProps = { readonly form: AreaForm<Settings['search']> };

export function SynonymsForm({ form }: SynonymsFormProps) {
  const { draft, set, problemAt } = form;
  const [begun, setBegun] = useState(0);

  function begin(word: string): void {
    flushSync(() => {
      set({ synonyms: [[word, ' '], ...draft.synonyms] });
      setBegun(begun + 1);
    });
    document.getElementById(areaFieldId('synonyms.0'))?.focus();
  }

  return (
    <>
      <WordWithoutSynonyms synonyms={draft.synonyms} onBegin={begin} />
      {/* A group that is added above the others gives all of them other places. */}
      <SortableRows
        key={begun}
        path="synonyms"
        label="Sinónimos"
        help="Palabras que quieren decir lo mismo, separadas por comas: cierre, cremallera, zipper. Quien busca una encuentra también las otras, en los resultados o en «También puede servirte»."
        rows={draft.synonyms}
        max={300}
        addLabel="Agregar un grupo"
        empty={() => ['']}
        nameOf={(words, place) => words[0] || `grupo ${place}`}
        problemAt={problemAt}
        onChange={(synonyms) => set({ synonyms })}
      >
        {(words, change, path) => (
          <TextInput
            path={path}
            label="Palabras"
            value={words.join(',')}
            problemAt={problemAt}
            onChange={(text) => change(text.split(','))}
          />
        )}
      </SortableRows>
    </>
  );
}

type WordWithoutSynonymsProps = {
  readonly synonyms: Settings['search']['synonyms'];
  readonly onBegin: (word: string) => void;
};

/** Offers to begin a group with the word that the analysis named, while no group has it. */
function WordWithoutSynonyms({ synonyms, onBegin }: WordWithoutSynonymsProps) {
  const [parameters] = useSearchParams();
  const word = parameters.get(WORD_PARAMETER)?.trim().slice(0, 40) ?? '';
  const isKnown = synonyms.some((words) => words.some((other) => isSame(other, word)));
  if (word === '' || isKnown) return null;
  return (
    <div className="grid justify-items-start gap-2.5 rounded-2 border border-line p-4">
      <p>
        Buscaron <strong>«{word}»</strong> y no lo encontraron. Agrega la palabra con que la llamas en tus
        productos.
      </p>
      <Button variant="outline" size="small" onClick={() => onBegin(word)}>
        <Plus aria-hidden="true" /> Crear sinónimo
      </Button>
    </div>
  );
}

function isSame(one: string, other: string): boolean {
  return normalised(one).trim() === normalised(other).trim();
}
