import type { Plugin } from 'vite';

/** IDs of requirements in a docstring are for those who work on the component. */
const REQUIREMENTS = /\s*[[(](?:[A-Z]{4,7}-\d{3}(?:, | to | and )?)+[\])]/g;

/** A description as a reader of Storybook sees it. */
export const withoutRequirements = (text: string): string => text.replaceAll(REQUIREMENTS, '');

/** Takes them out of the descriptions that a component's module carries, whichever table shows it. */
export const describedForReaders = (): Plugin => ({
  name: 'driveline:described-for-readers',
  enforce: 'post',
  transform: {
    filter: { id: /packages\/ui\/src\/.*\.tsx$/, code: '__docgenInfo' },
    handler: (code) => ({ code: withoutRequirements(code), map: null }),
  },
});
