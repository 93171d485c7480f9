export const browserArgs: string[];
export interface TestBrowser {
  executable: string;
  version: string;
  /** The build of the lock file: pictures may be compared. */
  isPinned: boolean;
}
export function findBrowser(): Promise<TestBrowser>;
export function browserExecutable(): Promise<string>;
