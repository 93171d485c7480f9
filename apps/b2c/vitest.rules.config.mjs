import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { groups } from './rules.mjs';
import config from './vitest.config.ts';

// The tests of rules alone, without a database, so that hundreds of mutants are tried in a minute. A table or a
// constant can only be spoilt before a test begins, so each of its mutants runs every test: one group's are enough.
const chosen = process.env.RULES ? [groups[process.env.RULES]] : Object.values(groups);
const include = chosen.flatMap(({ tests }) => tests.map((path) => `src/${path}`));

// Mutants are tried in a copy of this workspace in another place, from where no path leads up to the repository.
const repository = process.env.REPOSITORY ?? join(import.meta.dirname, '..', '..');
const setupFiles = [join(repository, 'scripts', 'propertySeed.mjs')];

export default defineConfig({ ...config, test: { ...config.test, globalSetup: [], setupFiles, include } });
