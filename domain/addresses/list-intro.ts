/** How many characters the shop may say of a list. */
export const MAX_INTRO_LENGTH = 1000;

/** What the shop says of a list at an address of its own (FIND-009). */
export type ListIntro = {
  readonly text?: string | undefined;
  readonly picture?: string | undefined;
};

/** By the lists' paths. Lists of which the shop says nothing are left out. */
export type ListIntros = Readonly<Record<string, ListIntro>>;

/** What the shop says of a brand's page. */
export type BrandPage = { readonly name: string; readonly text: string; readonly picture: string | null };
