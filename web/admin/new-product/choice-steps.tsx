import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { screenSection } from '#domain/catalogue/taxonomy.ts';
import { photoUrl } from '#domain/photos/photo-url.ts';
import type { Section } from '#domain/products/sections.ts';
import { Button } from '#web/ui/button.tsx';
import { WholeWords } from '#web/ui/whole-words.tsx';
import { useFormCategories } from '../categories/form-categories.tsx';
import type { ProductDraft } from '../product-form/product-draft.ts';

const PICTURES: Readonly<Record<Section, string>> = {
  Maquina: '/art/sewing-machine.webp',
  Merceria: '/art/hero-cones.svg',
};

type SectionStepProps = {
  readonly chosen: ProductDraft['section'];
  readonly onChoose: (section: Section) => void;
};

export function SectionStep({ chosen, onChoose }: SectionStepProps) {
  return (
    <Step question="¿Qué vas a agregar?">
      <div className="section-choices">
        {useFormCategories().map(({ section }) => (
          <button
            key={section}
            type="button"
            className="choice section-choice"
            aria-pressed={section === chosen}
            onClick={() => onChoose(section)}
          >
            <img src={PICTURES[section]} alt="" width={320} height={240} />
            <b>{screenSection(section)}</b>
          </button>
        ))}
      </div>
    </Step>
  );
}

type ChoiceStepProps = { readonly draft: ProductDraft; readonly onChoose: (name: string) => void };

export function SubsectionStep({ draft, onChoose }: ChoiceStepProps) {
  const branch = useFormCategories().find(({ section }) => section === draft.section);
  return (
    <Step question="¿De qué subsección?">
      <div className="choices">
        {branch?.subsections.map(({ name, picture, types }) => (
          <button
            key={name}
            type="button"
            className="choice pictured-choice"
            aria-pressed={name === draft.subsection}
            onClick={() => onChoose(name)}
          >
            <img
              src={picture ? photoUrl(picture, 600) : '/art/no-photo.svg'}
              alt=""
              width={480}
              height={480}
            />
            <b>
              <WholeWords text={name} />
            </b>
            <small>{types.slice(0, 3).join(', ')}…</small>
          </button>
        ))}
      </div>
    </Step>
  );
}

/** The button to the next step appears once a type is chosen (WIZARD-005). */
export function TypeStep({ draft, onChoose, onContinue }: ChoiceStepProps & { onContinue: () => void }) {
  const branch = useFormCategories().find(({ section }) => section === draft.section);
  const subsection = branch?.subsections.find(({ name }) => name === draft.subsection);
  return (
    <Step question="¿De qué tipo?">
      <div className="choices">
        {subsection?.types.map((type) => (
          <button
            key={type}
            type="button"
            className="choice"
            aria-pressed={type === draft.type}
            onClick={() => onChoose(type)}
          >
            <b>
              <WholeWords text={type} />
            </b>
          </button>
        ))}
      </div>
      <div className="wizard-continue">
        {draft.type !== '' && (
          <Button variant="primary" size="large" onClick={onContinue}>
            Todo listo, continuemos.
          </Button>
        )}
      </div>
    </Step>
  );
}

/** One question of the wizard. */
function Step({ question, children }: { question: string; children: ReactNode }) {
  return (
    <section>
      <StepHeading>{question}</StepHeading>
      {children}
    </section>
  );
}

/** Takes the focus after a choice, because the pressed button has disappeared. */
function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isChosen) heading.current?.focus();
  }, [isChosen]);
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-4.5 w-fit text-section">
      {children}
    </h2>
  );
}
