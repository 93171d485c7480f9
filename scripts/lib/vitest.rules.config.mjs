import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { at } from './paths.mjs';

// The tests of one group of rules, for `npm run mutation`. A table or a constant can only be spoilt before a test
// begins, so each of its mutants runs every test: one group's are enough. No group needs a database.
const { RULES, WORKSPACE } = process.env;
const { groups } = await import(join(WORKSPACE, 'rules.mjs'));
const { default: config } = await import(join(WORKSPACE, 'vitest.config.ts'));

export default defineConfig({
  ...config,
  test: {
    ...config.test,
    globalSetup: [],
    typecheck: { enabled: false },
    // One thread for all files of a mutant.
    isolate: false,
    include: groups[RULES].tests.map((path) => `src/${path}`),
    // Mutants are tried in a copy of the workspace in another place, from where no path leads up to the repository.
    setupFiles: [at('scripts', 'propertySeed.mjs')],
  },
});
