/** Guides that are followed in a clone of this repository; the others in an empty folder or in a new shop. */
export const IN_REPOSITORY = [
  'README.md',
  'docs/adding-a-component.md',
  'docs/releasing.md',
  'docs/testing.md',
];

/**
 * Guides that `followGuides.mjs` does not follow, and why:
 * - `step`: a step of `scripts/lib/steps.mjs` does what the guide says
 * - `test`: a test does, which names the guide
 * - `commands`: it has commands, and none can be run here; each says why (`sh not-run: …`)
 * - `reads`: there is nothing to follow in it
 */
export const NOT_FOLLOWED = {
  '.changeset/README.md': { reads: 'how to write a change note; its one command asks questions' },
  'CONTRIBUTING.md': { reads: 'rules, and a list of commands that other guides and steps run' },
  'apps/storybook/guides/Designers.mdx': { reads: 'for people who work without a terminal' },
  'apps/storybook/guides/Foundations.mdx': { reads: 'scales and roles; its excerpt is type-checked' },
  'apps/storybook/guides/Introduction.mdx': {
    commands: 'the same as in packages/ui/README.md, where they run',
  },
  'apps/storybook/guides/Operators.mdx': { reads: 'what to set and to watch; docs/operating.md is followed' },
  'decisions/README.md': { reads: 'a list of records' },
  'docs/adding-an-endpoint.md': { test: 'scripts/addingAnEndpoint.test.mjs' },
  'docs/architecture.md': { reads: 'how the code is divided; its snippet is type-checked' },
  'docs/demonstration.md': { reads: 'tables of sample accounts, orders and codes' },
  'docs/errors.md': { reads: 'what a failed call answers' },
  'docs/figures.md': { commands: 'measurements of up to an hour' },
  'docs/order-states.md': { reads: 'tables that the program writes' },
  'docs/orders.md': { reads: 'how an order goes its way' },
  'docs/payments.md': { reads: 'how a payment goes its way, and test cards' },
  'docs/pricing.md': { reads: 'how a price is made' },
  'docs/words.md': { reads: 'the glossary' },
  'examples/canada/README.md': { step: 'canada' },
  'examples/overrides/README.md': { step: 'overrides' },
  'examples/shop/README.md': { step: 'example-shop' },
};
