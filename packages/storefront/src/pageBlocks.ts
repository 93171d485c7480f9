/** A few words in cards, which a page of the shop shows beside its own: what is done there, and why it is done here. */
export type PageCards = {
  readonly title: string;
  readonly cards: readonly {
    readonly title: string;
    readonly text: string;
    readonly link?: { readonly label: string; readonly href: string };
  }[];
};

/** By the path of the page. `{name}`, `{company}` and `{phone}` stand for the brand's. */
export type PageBlocks = Readonly<Record<string, PageCards>>;
