// A shopper types what these expressions read, or a visitor sends it: none may be driven to more than linear time
// (recheck proves it by the automaton of each, and attacks it).
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import recheck from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { at, root } from './lib/paths.mjs';
import { filesBelow, packageNames } from './lib/sources.mjs';

/** What runs for shoppers: every package, the server, and the shop in the server and in the browser. */
const places = [
  ...packageNames().map((name) => ['packages', name, 'src']),
  ['apps', 'b2c', 'src'],
  ['packages', 'storefront', 'app'],
  ['packages', 'storefront', 'server'],
];

/** @returns {{ literal: string, file: string }[]} every expression of the sources, once */
function expressions() {
  const found = new Map();
  for (const file of places.flatMap((parts) => filesBelow(at(...parts)))) {
    if (!/\.tsx?$/.test(file)) continue;
    const visit = (node) => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, relative(root, file));
      ts.forEachChild(node, visit);
    };
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind));
  }
  return [...found].map(([literal, file]) => ({ literal, file }));
}

async function verdictOf(literal) {
  const end = literal.lastIndexOf('/');
  const verdict = await recheck.check(literal.slice(1, end), literal.slice(end + 1), { timeout: 20_000 });
  return { status: verdict.status, complexity: verdict.complexity?.type };
}

const all = expressions();

test('there are expressions to look at', () => {
  expect(all.length).toBeGreaterThan(150);
});

test.each(all)('$literal of $file takes linear time at most', { timeout: 60_000 }, async ({ literal }) => {
  expect(await verdictOf(literal)).toMatchObject({ status: 'safe' });
});
