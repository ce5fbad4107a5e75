import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { WireImportCheckRequest, WireImportOptions } from '#schemas/import.ts';
import type { WireImportCheck, WireImportState } from '#schemas/import-answers.ts';
import type { WireImportRowsChanged } from '#schemas/wire/problem.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useRepeatedLoad } from '../list/use-repeated-load.ts';
import { WorkProgress } from '../list/work-progress.tsx';
import { applyImport, checkImport } from './import-api.ts';
import { ImportFault } from './import-fault.tsx';
import { importSentence, noticesOf, photosSentence } from './import-sentence.ts';
import { stepPath } from './import-step.ts';
import { ReviewFigures } from './review-figures.tsx';
import { firstTab, type ReviewTab, ReviewTabs } from './review-tabs.tsx';
import { RowsChanged } from './rows-changed.tsx';
import { useImportWork } from './use-import-work.ts';

const POLL_MS = 1500;

/** The third step: what the import will do, row by row, and the button that does it (IMPORT-005, IMPORT-006). */
export function ReviewStep({ state }: { state: WireImportState }) {
  const isApplying = state.status === 'applying';
  // Somebody else's screen, or this one before a reload, began it.
  useRepeatedLoad({ everyMs: POLL_MS, isOn: isApplying });
  if (isApplying) return <WorkProgress unit="filas" label="Importando" progress={state.progress} />;
  if (state.check === null) return null;
  return <Review state={state} check={state.check} />;
}

type Changes = Pick<WireImportCheckRequest, 'cells'> & { readonly options?: Partial<WireImportOptions> };

function Review({ state, check }: { state: WireImportState; check: WireImportCheck }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const work = useImportWork(state.id);
  // Kept through another dry run, which has other pages of changes.
  const [tab, setTab] = useState<ReviewTab>(() => firstTab(check));
  const [task, setTask] = useState('Importando');
  const [fault, setFault] = useState<string | null>(null);
  const [changed, setChanged] = useState<WireImportRowsChanged['rows']>([]);

  async function apply(): Promise<void> {
    setFault(null);
    setTask('Importando');
    const outcome = await work.run(() => applyImport(state.id, check.wrong > 0));
    if (outcome.kind === 'applied') return navigate(stepPath(state.id, 'listo'));
    if (outcome.kind === 'rows-changed') setChanged(outcome.rows);
    else setFault(outcome.message);
    await revalidate();
  }

  /** With what the person changed here. */
  async function checkAgain({ options, ...changes }: Changes = {}): Promise<void> {
    const { request } = state;
    if (request === null) return;
    setFault(null);
    setTask('Revisando la planilla');
    const outcome = await work.run(() =>
      checkImport(state.id, { ...request, ...changes, options: { ...request.options, ...options } }),
    );
    if (!outcome.ok) return setFault(outcome.message);
    setChanged([]);
    await revalidate();
  }

  const columns = stepPath(state.id, 'columnas');
  const isNothing = check.new + check.changed === 0;
  return (
    <>
      {changed.length > 0 && (
        <RowsChanged rows={changed} isWorking={work.isWorking} onCheck={() => checkAgain()} />
      )}
      <ReviewFigures check={check} />
      <Lacking
        text={`${formatCount(check.categories.length, CATEGORIES)} sin lugar en la tienda.`}
        count={check.categories.length}
        to={columns}
        action="Elegir dónde van"
      />
      <Lacking
        text={`${formatCount(check.colours.length, COLOURS)} que la tienda no tiene.`}
        count={check.colours.length}
        to={columns}
        action="Decir cuáles son"
      />
      {check.severalPrices > 0 && (
        <div className="import-notice mt-4 flex flex-wrap items-center gap-3">
          <p className="grow">
            {`${formatCount(check.severalPrices, PRODUCTS)} con variantes que valen distinto: en la tienda comparten un precio.`}
          </p>
          <Button
            variant="outline"
            isLoading={work.isWorking}
            onClick={() => checkAgain({ options: { splitPrices: true } })}
          >
            Un producto por precio
          </Button>
        </div>
      )}
      {check.packsStay > 0 && (
        <div className="import-notice mt-4">
          <p>
            {`${formatCount(check.packsStay, { one: 'tiene', many: 'tienen' })} precio por cantidad que queda igual. El pack puede quedar más caro o regalado.`}
          </p>
          <Button
            variant="outline"
            isLoading={work.isWorking}
            onClick={() => checkAgain({ options: { movePacks: true } })}
          >
            Cambiar también
          </Button>
        </div>
      )}
      {noticesOf(check).map((notice) => (
        <p key={notice} className="import-notice mt-4">
          {notice}
        </p>
      ))}
      {/* another dry run has other pages of changes */}
      <ReviewTabs
        key={check.plan}
        importId={state.id}
        check={check}
        selected={tab}
        onSelect={setTab}
        isWorking={work.isWorking}
        onMend={(cells) => checkAgain({ cells: [...(state.request?.cells ?? []), ...cells] })}
      />
      <div className="import-foot">
        {fault !== null && <ImportFault text={fault} />}
        {work.isWorking && <WorkProgress unit="filas" label={task} progress={work.progress} />}
        <p role="status" className="figures import-sentence">
          {importSentence(check)}
          {check.photos > 0 && ` ${photosSentence(check.photos)}`}
        </p>
        {check.wrong > 0 && (
          <PageLink to={stepPath(state.id, 'archivo')} className="button button-outline">
            Corregir el archivo
          </PageLink>
        )}
        {changed.length === 0 && (
          <Button variant="primary" isLoading={work.isWorking} disabled={isNothing} onClick={apply}>
            {check.wrong > 0 ? 'Importar las filas buenas' : 'Importar'}
          </Button>
        )}
      </div>
    </>
  );
}

type LackingProps = {
  readonly count: number;
  readonly text: string;
  readonly to: string;
  readonly action: string;
};

/** What the file names and the shop lacks, with the way to the question. */
function Lacking({ count, text, to, action }: LackingProps) {
  if (count === 0) return null;
  return (
    <p className="import-notice mt-4">
      {text}{' '}
      <PageLink to={to} className="import-link">
        {action}
      </PageLink>
    </p>
  );
}

const CATEGORIES = { one: 'categoría', many: 'categorías' };
const COLOURS = { one: 'color', many: 'colores' };
const PRODUCTS = { one: 'producto', many: 'productos' };
