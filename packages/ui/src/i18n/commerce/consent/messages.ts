export interface ConsentStrings {
  title: string;
  lead: string;
  /** Beside what cannot be refused. */
  alwaysOn: string;
  /** Name and use of each category by its id. */
  categories: Readonly<Record<string, { name: string; use: string }>>;
  save: string;
  acceptAll: string;
  necessaryOnly: string;
  saved: string;
}
