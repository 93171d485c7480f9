import type { Preview } from '@storybook/react-vite';
import { withImports } from '../playground/withImports.ts';
import { withoutRequirements } from '../playground/withoutRequirements.ts';
import { GuidePage } from './GuidePage.tsx';

/** The page of every component, and how its snippets read. */
export const parameters = {
  docs: { page: GuidePage, source: { transform: (code: string) => withImports(code) } },
};

export const argTypesEnhancers: Preview['argTypesEnhancers'] = [
  ({ argTypes }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, type]) => [
        name,
        { ...type, description: type.description && withoutRequirements(type.description) },
      ]),
    ),
];
