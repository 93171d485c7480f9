/** A page of words: legal texts, a story. `{name}`, `{company}` and `{phone}` stand for the brand's. */
export type LandingPage = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly {
    /** Anchor that links lead to. */
    readonly id: string;
    readonly title: string;
    readonly paragraphs: readonly string[];
  }[];
};

/** Pages by their name below `/lp/`. */
export type LandingPages = Readonly<Record<string, LandingPage>>;
