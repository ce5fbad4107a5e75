import type { ReactNode } from 'react';

export type DialogTone = 'danger' | 'success' | 'error' | 'info';

export type ConfirmOptions = {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** Without one the question is about something that can't be undone: 'danger'. */
  readonly tone?: DialogTone;
  /** Where the keyboard goes on, when what it stood on goes meanwhile. */
  readonly returnFocusTo?: () => HTMLElement | null;
};

export type NotifyOptions = {
  readonly title: string;
  /** Where only plain text can be shown, anything else is left out. */
  readonly text: ReactNode;
  /** Stands out below the text. */
  readonly emphasis?: string;
  readonly tone?: DialogTone;
  readonly buttonLabel?: string;
  /** Where the keyboard goes on, when what it stood on goes meanwhile. */
  readonly returnFocusTo?: () => HTMLElement | null;
};

export type DialogRequest = {
  readonly id: number;
  readonly isOpen: boolean;
  readonly settle: (isConfirmed: boolean) => void;
} & (
  | ({ readonly kind: 'confirm' } & ConfirmOptions)
  | ({ readonly kind: 'notify' } & NotifyOptions)
  | { readonly kind: 'loading'; readonly title: string }
);

/** What a dialog is asked to show. */
export type DialogContent = DialogRequest extends infer Request
  ? Request extends DialogRequest
    ? Omit<Request, 'id' | 'isOpen' | 'settle'>
    : never
  : never;

/**
 * The buttons' texts; those that nobody gave are as specified (CONST-004): 'OK' agrees, 'Cancel' calls off what can't be
 * undone, 'No' answers any other question.
 */
export function confirmLabels({ confirmLabel, cancelLabel, tone = 'danger' }: ConfirmOptions): {
  confirm: string;
  cancel: string;
} {
  return {
    confirm: confirmLabel ?? 'OK',
    cancel: cancelLabel ?? (tone === 'danger' ? 'Cancel' : 'No'),
  };
}

/** As `confirmLabels`, for news, which has one button. */
export function notifyLabel({ buttonLabel = 'OK' }: Pick<NotifyOptions, 'buttonLabel'>): string {
  return buttonLabel;
}
