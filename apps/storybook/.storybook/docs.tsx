import { withImports } from '../playground/withImports.ts';
import { GuidePage } from './GuidePage.tsx';

/** The page of every component, and how its snippets read. */
export const parameters = {
  docs: { page: GuidePage, source: { transform: (code: string) => withImports(code) } },
};
