import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'migrations');
const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '');

/** What a distributed PostgreSQL lacks, or what a pooler between statements breaks; its keys are in `distributedKeys.test.ts`. */
const lacking =
  /\b(create\s+(or\s+replace\s+)?(trigger|function|procedure|rule)|unlogged|temp(orary)?\s+table|inherits|exclude\s+using|listen|notify|pg_advisory\w*|bigserial|serial|generated\s+\w+\s+as\s+identity|create\s+sequence)\b/i;

test.each(readdirSync(folder))('[PLUS-036] %s uses nothing that a distributed PostgreSQL lacks', (file) => {
  expect(withoutComments(readFileSync(join(folder, file), 'utf8')).match(lacking)).toBeNull();
});

test('numbers a migration once, so that two changes made side by side keep an order', () => {
  const numbers = readdirSync(folder).map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});
