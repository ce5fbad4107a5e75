import { useEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import type { WireQuoteDraftContent } from '#schemas/quote.ts';
import type { WireQuoteDraft } from '#schemas/quote-answers.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import { discardQuoteDraft, fetchQuoteDraft, saveQuoteDraft } from '#web/admin/orders/quotes-api.ts';
import { contentOf, isSameContent } from './draft-content.ts';
import { forgetUnsavedDraft, keepUnsavedDraft, unsavedDraft } from './unsaved-draft.ts';

/** Long enough for a word, short enough that nobody waits before closing the page. */
const SAVE_AFTER_MS = 700;
const TRY_AGAIN_AFTER_MS = 5_000;

/** The draft as the server has it. */
type ServerDraft = {
  readonly content: WireQuoteDraftContent;
  readonly version: number;
  /** Whether a person saved it; otherwise it is what the next quote begins with. */
  readonly isStored: boolean;
};

/** Another administrator saved first. */
export type DraftConflict = {
  /** What both began from. */
  readonly base: WireQuoteDraftContent;
  readonly mine: WireQuoteDraftContent;
  readonly theirs: WireQuoteDraftContent;
  readonly version: number;
  readonly by: string;
};

export type QuoteDraft = {
  readonly content: WireQuoteDraftContent;
  /** The products of the lines, at the catalogue's present prices. */
  readonly products: ReadonlyMap<string, Product>;
  /** The products of the lines that the catalogue has no more. */
  readonly gone: ReadonlySet<string>;
  /** The price list that they are quoted by. */
  readonly priceList: WireQuoteDraft['priceList'];
  /** Whether somebody began the next version. */
  readonly isBegun: boolean;
  readonly saving: 'saved' | 'saving' | { readonly failure: string };
  readonly conflict: DraftConflict | null;
  change(next: (content: WireQuoteDraftContent) => WireQuoteDraftContent): void;
  /** Makes a product known before the server answers with it. */
  know(product: Product): void;
  /** Continues from the stored draft with the chosen values of both. */
  settle(content: WireQuoteDraftContent): void;
  /** Saves what is typed at once; resolves to the draft's version, or to `null` if the server doesn't have it. */
  saveNow(): Promise<number | null>;
  /** Drops what was made since the last quote; resolves to whether it is gone. */
  discard(): Promise<boolean>;
};

/** A draft with the moment at which it was asked for, by `performance.now()`. */
export type FetchedDraft = { readonly draft: WireQuoteDraft; readonly askedAt: number };

/**
 * An order's quote as it is typed. It is saved by itself; what the server doesn't have yet survives a reload in this
 * tab. A newer draft of another administrator replaces it while nothing is typed, and is a conflict otherwise.
 */
export function useQuoteDraft(orderId: string, fetched: FetchedDraft): QuoteDraft {
  const [kept] = useState(() => unsavedDraft(orderId));
  const [server, setServer] = useState<ServerDraft>(() => {
    const stored = contentOf(fetched.draft);
    const isBehind = kept !== null && !isSameContent(kept.content, stored);
    return { ...serverDraftOf(fetched.draft), ...(isBehind && { version: kept.version }) };
  });
  const [content, setContent] = useState(kept?.content ?? server.content);
  const [products, setProducts] = useState(() => productsOf(fetched.draft.products));
  const [priceList, setPriceList] = useState(fetched.draft.priceList);
  const [gone, setGone] = useState<ReadonlySet<string>>(() => new Set(fetched.draft.gone));
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const savedAt = useRef(0);
  const isDirty = !isSameContent(content, server.content);
  const latest = useRef({ content, server, isDirty, conflict });
  useEffect(() => {
    latest.current = { content, server, isDirty, conflict };
  });

  function adopt(draft: WireQuoteDraft): void {
    setServer(serverDraftOf(draft));
    setContent(contentOf(draft));
    knowWhatIsOf(draft);
  }

  function knowWhatIsOf(draft: WireQuoteDraft): void {
    setProducts((before) => new Map([...before, ...productsOf(draft.products)]));
    setGone(new Set(draft.gone));
    setPriceList(draft.priceList);
  }

  const save = useRef(async (): Promise<boolean> => true);
  useEffect(() => {
    save.current = async () => {
      const { content: mine, server: base } = latest.current;
      const outcome = await saveQuoteDraft(orderId, { content: mine, version: base.version });
      savedAt.current = performance.now();
      setFailure(failureOf(outcome));
      if (outcome.kind === 'refused' || outcome.kind === 'unreachable') return false;
      const { draft } = outcome;
      knowWhatIsOf(draft);
      const theirs = contentOf(draft);
      if (outcome.kind === 'saved' || isSameContent(mine, theirs)) {
        latest.current.server = { content: mine, version: draft.version, isStored: true };
        setServer(latest.current.server);
        return true;
      }
      setConflict({ base: base.content, mine, theirs, version: draft.version, by: draft.updatedBy });
      return false;
    };
  });

  /** One request at a time: the next one needs the version of the one before. */
  function saveInTurn(): Promise<boolean> {
    const turn = (running.current ?? Promise.resolve(true)).then(() => {
      const { isDirty: hasChanges, conflict: open, content: typed, server: stored } = latest.current;
      if (open !== null) return false;
      return hasChanges && !isSameContent(typed, stored.content) ? save.current() : true;
    });
    running.current = turn;
    return turn;
  }

  async function discard(): Promise<boolean> {
    await running.current;
    if (!(await discardQuoteDraft(orderId))) return false;
    const fresh = await fetchQuoteDraft(orderId);
    if (fresh === null) return false;
    savedAt.current = performance.now();
    adopt(fresh);
    return true;
  }

  useEffect(() => {
    if (isDirty) keepUnsavedDraft(orderId, { content, version: server.version });
    else forgetUnsavedDraft(orderId);
    if (!isDirty || conflict !== null) return;
    const timer = setTimeout(saveInTurn, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [orderId, content, server, isDirty, conflict, attempt]);

  useEffect(() => {
    if (failure === null) return;
    const timer = setTimeout(() => setAttempt((count) => count + 1), TRY_AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [failure, attempt]);

  const adopted = useRef(fetched);
  useEffect(() => {
    if (adopted.current === fetched) return;
    adopted.current = fetched;
    const isOlder = fetched.askedAt < savedAt.current;
    if (latest.current.isDirty || isOlder) return;
    // What is here already is not set again: that would drop a change which is not drawn yet.
    if (isSameDraft(serverDraftOf(fetched.draft), latest.current.server)) knowWhatIsOf(fetched.draft);
    else adopt(fetched.draft);
  }, [fetched]);

  return useMemo<QuoteDraft>(
    () => ({
      content,
      products,
      gone,
      priceList,
      isBegun: isDirty || server.isStored,
      saving: failure !== null ? { failure } : isDirty ? 'saving' : 'saved',
      conflict,
      change: setContent,
      know: (product) => setProducts((before) => new Map(before).set(product.id, product)),
      settle(chosen) {
        if (conflict === null) return;
        setServer({ content: conflict.theirs, version: conflict.version, isStored: true });
        setConflict(null);
        setContent(chosen);
      },
      saveNow: async () => ((await saveInTurn()) ? latest.current.server.version : null),
      discard,
    }),
    [content, products, gone, priceList, server, failure, isDirty, conflict],
  );
}

function serverDraftOf(draft: WireQuoteDraft): ServerDraft {
  return { content: contentOf(draft), version: draft.version, isStored: draft.updatedAt !== null };
}

function isSameDraft(one: ServerDraft, other: ServerDraft): boolean {
  const isSameVersion = one.version === other.version && one.isStored === other.isStored;
  return isSameVersion && isSameContent(one.content, other.content);
}

function productsOf(wire: readonly WireProduct[]): ReadonlyMap<string, Product> {
  return new Map(wire.map((product) => [product._id, productFromWire(product)]));
}

function failureOf(outcome: { kind: string; message?: string }): string | null {
  if (outcome.kind === 'unreachable') return 'No hay respuesta del servidor. Lo que escribiste sigue aquí.';
  return outcome.kind === 'refused' ? (outcome.message ?? null) : null;
}
