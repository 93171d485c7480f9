import { expect, test } from 'vitest';
import { databaseSettingsOf } from './databaseSettings.ts';

test.each([
  [{}, {}],
  [{ DATABASE_POOL_MAX: '', DATABASE_NAMED_STATEMENTS: '', DATABASE_MIGRATIONS: '' }, {}],
  [{ DATABASE_POOL_MAX: '4' }, { poolMax: 4 }],
  [{ DATABASE_NAMED_STATEMENTS: 'false' }, { namedStatements: false }],
  [{ DATABASE_NAMED_STATEMENTS: 'true' }, { namedStatements: true }],
  [{ DATABASE_MIGRATIONS: 'check' }, { migrations: 'check' }],
])('%o', (env, settings) => {
  const unset = { poolMax: undefined, namedStatements: undefined, migrations: undefined };
  expect(databaseSettingsOf(env)).toEqual({ ...unset, ...settings });
});

test.each([
  ['DATABASE_POOL_MAX', '0'],
  ['DATABASE_POOL_MAX', '1'],
  ['DATABASE_POOL_MAX', '2.5'],
  ['DATABASE_POOL_MAX', 'many'],
  ['DATABASE_NAMED_STATEMENTS', 'no'],
  ['DATABASE_MIGRATIONS', 'never'],
])('%s %s is refused by name', (name, value) => {
  expect(() => databaseSettingsOf({ [name]: value })).toThrow(`${name} is '${value}'`);
});
