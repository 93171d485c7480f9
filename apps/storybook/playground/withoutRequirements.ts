/** IDs of requirements in a docstring are for those who work on the component. */
const REQUIREMENTS = /\s*[[(](?:[A-Z]+-\d+(?:, | to | and )?)+[\])]/g;

/** A description as a reader of Storybook sees it. */
export const withoutRequirements = (text: string): string => text.replaceAll(REQUIREMENTS, '');
