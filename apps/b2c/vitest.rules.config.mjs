import { defineConfig } from 'vitest/config';
import { groups } from './rules.mjs';
import config from './vitest.config.ts';

// The tests of rules alone, without a database, so that hundreds of mutants are tried in a minute. A table or a
// constant can only be spoilt before a test begins, so each of its mutants runs every test: one group's are enough.
const chosen = process.env.RULES ? [groups[process.env.RULES]] : Object.values(groups);
const include = chosen.flatMap(({ tests }) => tests.map((path) => `src/${path}`));

export default defineConfig({ ...config, test: { ...config.test, globalSetup: [], include } });
