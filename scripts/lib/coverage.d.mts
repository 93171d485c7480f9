interface Entry {
  url: string;
  functions: readonly { ranges: readonly { startOffset: number; count: number }[] }[];
}
export function chunksOfBrowser(entries: readonly Entry[]): [string, number[]][];
export function noteCode(note: {
  kind: 'journey';
  ids: string[];
  title: string;
  file: string;
  chunks: [string, number[]][];
}): void;
export function keptFiles(): Record<string, string[]> | undefined;
