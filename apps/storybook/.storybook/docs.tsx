import type { Preview } from '@storybook/react-vite';
import { withImports } from '../playground/withImports.ts';
import { GuidePage } from './GuidePage.tsx';

/** The page of every component, and how its snippets read. */
export const parameters = {
  docs: { page: GuidePage, source: { transform: (code: string) => withImports(code) } },
};

/** IDs of requirements in a docstring are for those who work on the component. */
const REQUIREMENTS = /\s*[[(](?:[A-Z]+-\d+(?:, | to | and )?)+[\])]/g;

export const argTypesEnhancers: Preview['argTypesEnhancers'] = [
  ({ argTypes }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, type]) => [
        name,
        { ...type, description: type.description?.replaceAll(REQUIREMENTS, '') },
      ]),
    ),
];
