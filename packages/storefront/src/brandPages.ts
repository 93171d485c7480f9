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
  /** Questions by group, below the sections; each answer has an anchor of its own (CONTENT-026). */
  readonly questions?: readonly {
    readonly id: string;
    readonly title: string;
    readonly items: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
  }[];
  /** Of a date and place; `YYYY-MM-DD`. Those that are over move below (CONTENT-024). */
  readonly events?: {
    readonly title: string;
    readonly items: readonly {
      readonly title: string;
      readonly date: string;
      readonly place: string;
      readonly text: string;
    }[];
  };
  /** Above the sections: a form of the shop by its name. */
  readonly form?: { readonly title: string; readonly form: string };
  /** Below them: the one thing to do now. */
  readonly next?: {
    readonly title: string;
    readonly text: string;
    readonly link: { readonly label: string; readonly href: string };
  };
  /** `YYYY-MM-DD` of the last change, for texts that bind (CONTENT-025). */
  readonly changedOn?: string;
  /** Of a deal: `YYYY-MM-DD`, its last day (CATALOG-027). */
  readonly endsOn?: string;
  /** Of a deal without a last day: `monthly` ends with the month and begins again with the next. */
  readonly renews?: string;
  /** Of a deal: the shelf of its parts. */
  readonly shelf?: string;
};

/** Pages by their name below `/lp/`, or below `/deals/` where they are deals. */
export type LandingPages = Readonly<Record<string, LandingPage>>;

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

/** A code that everybody may use, as the page of coupons shows it (CATALOG-044). What it saves, the server works out. */
export type Coupon = {
  readonly code: string;
  /** What it saves. */
  readonly title: string;
  readonly terms: string;
  /** `YYYY-MM-DD`, its last day where the server does not list the code with its own. */
  readonly endsOn?: string;
  /** Shelf or category that it is for. */
  readonly href?: string;
};

/** Words above the tiles of category pages, on those of the listed paths (CATALOG-030). */
export type TaxonomyPromo = {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
  readonly paths: readonly string[];
};
