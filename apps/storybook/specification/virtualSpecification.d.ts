declare module 'virtual:specification' {
  /** Tests that passed for a requirement, by surface, and how many failed. */
  export interface Proof {
    journeys: number;
    /** Market codes whose journeys passed. */
    markets: string[];
    pages: number;
    stories: number;
    server: number;
    packages: number;
    flaky: number;
    failed: number;
  }
  export const lines: readonly { section: string; line: number; subject: string; ids: readonly string[] }[];
  export const requirements: Readonly<Record<string, { text: string; proof: Proof } | undefined>>;
}
