/** What a deployment says of its database server, beside its address and time limits. */
export interface DatabaseSettings {
  /** Most connections of this process; default 10. */
  readonly poolMax?: number | undefined;
  /** False behind a pooler that gives each transaction another connection: it does not carry prepared statements over. */
  readonly namedStatements?: boolean | undefined;
  /** `check`: a process waits until somebody else has migrated. The embedded database is always migrated. */
  readonly migrations?: 'run' | 'check' | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws RangeError naming the variable that makes no sense */
export function databaseSettingsOf(env: Environment): DatabaseSettings {
  const { DATABASE_POOL_MAX: max } = env;
  if (max && !/^([2-9]|[1-9]\d{1,3})$/.test(max))
    throw new RangeError(`DATABASE_POOL_MAX is '${max}'. Give it a whole number of connections, 2 or more.`);
  const named = oneOf(env, 'DATABASE_NAMED_STATEMENTS', ['true', 'false']);
  return {
    poolMax: max ? Number(max) : undefined,
    namedStatements: named && named === 'true',
    migrations: oneOf(env, 'DATABASE_MIGRATIONS', ['run', 'check']),
  };
}

function oneOf<T extends string>(env: Environment, name: string, words: readonly T[]): T | undefined {
  const given = env[name];
  const word = words.find((each) => each === given);
  if (given && !word) throw new RangeError(`${name} is '${given}'. Give it ${words.join(' or ')}.`);
  return word;
}
