// A shopper types what these expressions read: none may be driven to more than linear time (recheck proves it by the
// automaton of each, and attacks it).
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import recheck from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { at, root } from './lib/paths.mjs';
import { filesBelow } from './lib/sources.mjs';

/** @returns {{ literal: string, file: string }[]} every expression of a package's sources, once */
function expressionsOf(name) {
  const found = new Map();
  for (const file of filesBelow(at('packages', name, 'src')).filter((path) => path.endsWith('.ts'))) {
    const visit = (node) => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, relative(root, file));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  }
  return [...found].map(([literal, file]) => ({ literal, file }));
}

async function verdictOf(literal) {
  const end = literal.lastIndexOf('/');
  const verdict = await recheck.check(literal.slice(1, end), literal.slice(end + 1), { timeout: 20_000 });
  return { status: verdict.status, complexity: verdict.complexity?.type };
}

const linear = ['validation', 'api', 'markets'].flatMap(expressionsOf);

test('the packages have expressions to look at', () => {
  expect(linear.length).toBeGreaterThan(30);
});

test.each(linear)('$literal of $file takes linear time at most', { timeout: 60_000 }, async ({ literal }) => {
  expect(await verdictOf(literal)).toMatchObject({ status: 'safe' });
});
