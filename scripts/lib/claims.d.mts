export interface Claim {
  ids: string[];
  title: string;
  file: string;
  state: 'passed' | 'flaky' | 'failed' | 'skipped';
  kind: 'journey' | 'page' | 'story' | 'server' | 'package';
  market?: string;
}
export interface Proof {
  journeys: number;
  markets: string[];
  pages: number;
  stories: number;
  server: number;
  packages: number;
  flaky: number;
  failed: number;
}
export function idsIn(title: string): string[];
export function startClaims(part: string): (claims: readonly Claim[]) => void;
export function keptClaims(): { parts: string[]; claims: Claim[] };
export function listedRequirements(): { id: string; area: string; text: string; place: string }[];
export function idsOfRange(text: string): string[];
export function specificationLines(): { section: string; line: number; subject: string; ids: string[] }[];
export function proofOf(id: string, claims: readonly Claim[]): Proof;
