import axe, { type AxeResults, type RunOptions } from 'axe-core';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A component alone is no page: it has no landmarks or, on a sheet of its states, the same one several times. */
const ONLY_OF_PAGES = [
  'document-title',
  'skip-link',
  'region',
  'page-has-heading-one',
  'heading-order',
  'landmark-one-main',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
];

const pageOptions: RunOptions = { runOnly: { type: 'tag', values: levels }, resultTypes: ['violations'] };
const componentOptions: RunOptions = {
  ...pageOptions,
  rules: Object.fromEntries(ONLY_OF_PAGES.map((id) => [id, { enabled: false }])),
};
// Modes differ by colours and words alone, so the rest was seen in the first one.
const otherModeOptions: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

const optionsOf = {
  page: pageOptions,
  component: componentOptions,
  otherMode: otherModeOptions,
};

/** @returns one line per axe violation, with the elements that have it */
export async function accessibilityFaults(kind: keyof typeof optionsOf): Promise<string[]> {
  const options = optionsOf[kind];
  const { violations }: AxeResults = await axe.run(document, options);
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`);
    return `${id}: ${help}\n    ${places.join('\n    ')}`;
  });
}
