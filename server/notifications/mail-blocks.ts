/** A mail's content, from which both the text and the HTML are made. */
export type MailBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'items'; readonly items: readonly MailItem[] }
  /** Amounts below each other, the last one their total, and what is said of it in small print. */
  | {
      readonly kind: 'sums';
      readonly sums: readonly (readonly [label: string, amount: string])[];
      readonly notes: readonly string[];
    }
  /** Small print, and where it leads. */
  | { readonly kind: 'remark'; readonly text: string; readonly link: MailLink }
  /** What the mail is for: its one button, below the amount that it is about if there is one, and links beside it. */
  | ({
      readonly kind: 'action';
      readonly total: string | null;
      readonly asides: readonly MailLink[];
    } & MailLink);

export type MailLink = { readonly label: string; readonly url: string };

export type MailItem = {
  readonly title: string;
  /** Where the title leads; `null` for nowhere. */
  readonly url: string | null;
  /** The whole address of a picture; `null` for none. */
  readonly photo: string | null;
  readonly details: readonly string[];
  readonly amount: string;
};

export type MailText = {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
};

/** Who writes a mail, and how it looks. */
export type MailSender = {
  readonly name: string;
  readonly tagline: string;
  /** The whole address of a picture; `null` for the name in letters. */
  readonly logo: string | null;
  /** '#a8112f'. */
  readonly accent: string;
  /** Where the shop is, and how it is called. */
  readonly address: string;
};
