import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedDatabase } from '../seed/seedDatabase.ts';
import { seedPeople } from '../seed/seedPeople.ts';
import { tableOf } from './catalogue.ts';
import { keepAnswersIn, undocumentedAnswers, unseenAnswers } from './seen.ts';
import { openDatabase } from '../src/db/database.ts';

/** Every test reads the smallest catalogue in which each type has parts; more would be seeding time. */
const testedParts = 2000;

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the seeded embedded database, or the address of a seeded template on a server. */
    seededDatabase: { dump: string } | { templateUrl: string };
  }
}

/**
 * Migrates and seeds once per run; every test file starts from a copy (`openTestDatabase`). A run of all files ends
 * with the answers of the contract that none of them met.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const seen = mkdtempSync(join(tmpdir(), 'driveline-seen-'));
  keepAnswersIn(seen);
  const tearDown = await (serverUrl ? setUpServer(project, serverUrl) : setUpEmbedded(project));
  return async () => {
    await tearDown();
    const undocumented = undocumentedAnswers(seen);
    const unseen = (await isWhole(project)) ? unseenAnswers(seen) : [];
    if (process.env['CONTRACT_TABLE']) console.log(tableOf(unseenAnswers(seen)));
    rmSync(seen, { recursive: true, force: true });
    if (undocumented.length > 0)
      throw new Error(`The contract does not name these answers:\n${undocumented.join('\n')}`);
    if (unseen.length > 0)
      throw new Error(`No test meets these answers of the contract:\n${unseen.join('\n')}`);
  };
}

/** Whether every test file ran and passed; others have been told what is wrong. */
async function isWhole({ vitest }: TestProject): Promise<boolean> {
  const modules = vitest.state.getTestModules();
  const all = await vitest.globTestSpecifications();
  return modules.length === all.length && modules.every((module) => module.state() === 'passed');
}

async function setUpEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'driveline-b2c-'));
  const dump = join(folder, 'seeded.tar');
  const database = await openDatabase({ memory: true });
  await seedDatabase(database.pool, { parts: testedParts });
  await seedPeople(database.pool);
  writeFileSync(dump, Buffer.from(await (await database.dump!()).arrayBuffer()));
  await database.close();
  project.provide('seededDatabase', { dump });
  return () => Promise.resolve(rmSync(folder, { recursive: true, force: true }));
}

async function setUpServer(project: TestProject, serverUrl: string): Promise<() => Promise<void>> {
  const admin = new pg.Pool({ connectionString: serverUrl, max: 1 });
  const name = `driveline_template_${process.pid}`;
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href });
  await seedDatabase(database.pool, { parts: testedParts });
  await seedPeople(database.pool);
  await database.close();
  project.provide('seededDatabase', { templateUrl: url.href });
  return async () => {
    await admin.query(`drop database if exists ${name}`);
    await admin.end();
  };
}
