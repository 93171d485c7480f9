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
  /** What ran for each requirement, what few others run first; unset when no whole run was kept of the code as it is. */
  export const productFiles: Readonly<Record<string, readonly string[] | undefined>> | undefined;
}
