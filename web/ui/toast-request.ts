/** How long a message stays, in ms. */
export const TOAST_MS = 5000;

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export type ToastMessage = { readonly title: string; readonly text?: string; readonly tone?: ToastTone };

export type ToastRequest = ToastMessage & { readonly id: number };
