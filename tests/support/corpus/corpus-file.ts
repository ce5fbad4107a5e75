import type { DryRunChoices } from '../dry-run-of.ts';

/** A file as a program writes it, with what its dry run says. */
export type CorpusFile = {
  readonly name: string;
  readonly bytes: string | Buffer;
  readonly choices?: DryRunChoices;
} & (
  | { readonly refused: string }
  | {
      /** Each product as `productLine` says it. */
      readonly new?: readonly string[];
      readonly changed?: readonly string[];
      readonly errors?: readonly string[];
      readonly unchanged?: number;
      readonly skipped?: number;
      readonly leftOut?: number;
      readonly sheet?: string;
    }
);
