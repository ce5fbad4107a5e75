import type { ReactNode } from 'react';

export type DialogTone = 'danger' | 'success' | 'error' | 'info';

export type ConfirmOptions = {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone?: DialogTone;
};

export type NotifyOptions = {
  readonly title: string;
  readonly text: ReactNode;
  readonly tone?: DialogTone;
  readonly buttonLabel?: string;
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
