export interface ConsentStrings {
  title: string;
  lead: string;
  /** Shown beside categories that cannot be turned off. */
  alwaysOn: string;
  /** Name and purpose of each category, by its id. */
  categories: Readonly<Record<string, { name: string; use: string }>>;
  save: string;
  acceptAll: string;
  necessaryOnly: string;
  saved: string;
}
