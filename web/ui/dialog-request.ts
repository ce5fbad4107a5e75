import type { ReactNode } from 'react';

export type DialogTone = 'danger' | 'success' | 'error' | 'info';

export type ConfirmOptions = {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** By default 'danger': the action can't be undone. */
  readonly tone?: DialogTone;
  /** The element to focus after closing, for when the pressed button is gone by then. */
  readonly returnFocusTo?: () => HTMLElement | null;
};

export type NotifyOptions = {
  readonly title: string;
  /** The browser's own dialog shows it only when it is a string. */
  readonly text: ReactNode;
  /** Stands out below the text. */
  readonly emphasis?: string;
  /** Links above the button. The browser's own dialog can't show them. */
  readonly links?: ReactNode;
  readonly tone?: DialogTone;
  readonly buttonLabel?: string;
  /** The element to focus after closing, for when the pressed button is gone by then. */
  readonly returnFocusTo?: () => HTMLElement | null;
};

/** Which of the two buttons was pressed; 'closed' for none. A notice has one button, which says 'yes'. */
export type DialogAnswer = 'yes' | 'no' | 'closed';

export type DialogRequest = {
  readonly id: number;
  readonly isOpen: boolean;
  readonly settle: (answer: DialogAnswer) => void;
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
 * The buttons' texts. By default (CONST-004) 'OK' agrees, 'Cancel' calls off an action that can't be undone, and 'No'
 * answers any other question.
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

/** The text of a notice's only button. */
export function notifyLabel({ buttonLabel = 'OK' }: Pick<NotifyOptions, 'buttonLabel'>): string {
  return buttonLabel;
}
