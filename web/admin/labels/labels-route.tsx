import '../list/list.css';
import '../list/work-foot.css';
import './label-paper.css';
import './labels.css';
import { Barcode, FileDown, Printer } from 'lucide-react';
import { labelsOnSheet } from '#domain/labels/label-sheet.ts';
import type { WirePriceBatch } from '#schemas/price-change-answers.ts';
import { formatCount, formatWholeNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { savedLabelJob } from '../label-job/label-job.ts';
import { SectionFailure } from '../list/section-failure.tsx';
import { FormError } from '../login/form-error.tsx';
import { fetchBatch } from '../price-batches/batches-api.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import { useMay } from '../shell/use-role.tsx';
import type { Route } from './+types/labels-route.ts';
import { LabelList } from './label-list.tsx';
import { sheetOf, singleOf } from './label-paper.ts';
import { fetchLabels } from './labels-api.ts';
import { PaperBlock } from './paper-block.tsx';
import { PrintedLabels } from './printed-labels.tsx';
import { type Labels, MOST_PRINTED, useLabels } from './use-labels.ts';

/** What another screen asked for, or this tab had open, with what it says now. */
export async function clientLoader() {
  const job = savedLabelJob();
  const [answer, batch] = await Promise.all([
    fetchLabels([...new Set(job.lines.map(({ productId }) => productId))]),
    job.batchId === undefined ? null : fetchBatch(job.batchId),
  ]);
  return { job, products: answer.ok ? answer.data : null, batch };
}

clientLoader.hydrate = true as const;

export { LabelsLoading as HydrateFallback } from './labels-loading.tsx';

/** 'Etiquetas': of what and how many, and the sheet as it will come out (LABEL-002). */
export default function LabelsRoute({ loaderData: { job, products, batch } }: Route.ComponentProps) {
  return (
    <SectionFrame title="Etiquetas">
      {products === null ? (
        <SectionFailure text="No se pudieron cargar las etiquetas." />
      ) : (
        <LabelsDesk saved={{ job, products }} batch={batch} />
      )}
    </SectionFrame>
  );
}

type LabelsDeskProps = {
  readonly saved: Parameters<typeof useLabels>[0];
  readonly batch: WirePriceBatch | null;
};

function LabelsDesk({ saved, batch }: LabelsDeskProps) {
  const labels = useLabels(saved);
  return (
    <div className="labels">
      <section className="dashboard-card labels-what" aria-label="De qué">
        <LabelList labels={labels} batch={batch} />
        <Uncoded labels={labels} />
      </section>
      <section className="dashboard-card labels-paper" aria-label="Papel">
        <PaperBlock labels={labels} />
      </section>
      <LabelsFoot labels={labels} />
      {labels.printed.length > 0 && (
        <PrintedLabels labels={labels.printed} paper={labels.paper} firstFree={labels.firstFree} />
      )}
    </div>
  );
}

/** A label without a code says its price, but no scanner reads it. */
function Uncoded({ labels: { chosen, giveCodes, isSending } }: { labels: Labels }) {
  const mayGive = useMay('catalogue');
  const uncoded = chosen.filter(({ label }) => label.barCode === null);
  if (uncoded.length === 0) return null;
  return (
    <div className="labels-uncoded">
      <Barcode aria-hidden="true" />
      <p>
        {uncoded.length === 1
          ? 'Una no tiene código de barras.'
          : `${formatWholeNumber(uncoded.length)} no tienen código de barras.`}
      </p>
      {mayGive && (
        <Button
          variant="outline"
          size="small"
          isLoading={isSending}
          onClick={() => giveCodes([...new Set(uncoded.map(({ productId }) => productId))])}
        >
          {uncoded.length === 1 ? 'Darle uno propio' : 'Darles uno propio'}
        </Button>
      )}
    </div>
  );
}

const PRODUCTS = { one: 'producto', many: 'productos' };
const LABELS = { one: 'etiqueta', many: 'etiquetas' };

function LabelsFoot({ labels }: { labels: Labels }) {
  const { chosen, total, paper, error, isSending } = labels;
  const products = new Set(chosen.map(({ productId }) => productId)).size;
  const isTooMany = total > MOST_PRINTED;
  return (
    <div className="work-foot labels-foot gap-x-4 gap-y-2.5">
      <p className="labels-sums">
        <span className="text-sm text-secondary">
          {formatCount(products, PRODUCTS)} · {formatCount(total, LABELS)}
        </span>
        <b className="display-figures">{paperText(labels)}</b>
      </p>
      <FormError
        text={isTooMany ? `Son muchas de una vez: hasta ${formatWholeNumber(MOST_PRINTED)}.` : error}
      />
      <p className="labels-again">Los precios se leen otra vez al imprimir.</p>
      {paper.kind === 'zpl' ? (
        <Button
          variant="primary"
          isLoading={isSending}
          disabled={total === 0 || isTooMany}
          onClick={labels.saveZpl}
        >
          <FileDown aria-hidden="true" /> Descargar ZPL
        </Button>
      ) : (
        <Button
          variant="primary"
          isLoading={isSending}
          disabled={total === 0 || isTooMany}
          onClick={labels.print}
        >
          <Printer aria-hidden="true" /> Imprimir {formatWholeNumber(total)}
        </Button>
      )}
    </div>
  );
}

/** '5 hojas A4', '104 de 50 × 25'. */
function paperText({ paper, total, firstFree }: Labels): string {
  if (paper.kind !== 'sheet') {
    const { width, height } = singleOf(paper);
    return `${formatWholeNumber(total)} de ${width} × ${height}`;
  }
  const sheets = total === 0 ? 0 : Math.ceil((total + firstFree) / labelsOnSheet(sheetOf(paper)));
  return `${formatCount(sheets, { one: 'hoja', many: 'hojas' })} A4`;
}
