import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  exportedComponents,
  importedComponents,
  type ExportedComponent,
} from '../test/exportedComponents.ts';
import { operatedComponents, pressedComponents } from '../test/operatedComponents.ts';

/** What shows nothing of its own has no element to hand a class to. */
const WITHOUT_ELEMENT = ['FirstSubmit', 'UiProvider'];

/**
 * A queue's region draws one list for each place in use: `className` goes to all of them. Its own tests look at it.
 */
const WITH_OTHER_SHAPE = ['ToastRegion'];

const components = exportedComponents().filter(({ name }) => !WITHOUT_ELEMENT.includes(name));
const isIcon = ({ file }: ExportedComponent) => /\/Icon\/\w+Icons\.tsx$/.test(file);

const tests = globSync('src/**/*.test.tsx').map((file) => readFileSync(file, 'utf8'));

/** Whether a test hands the suite's props to the component. */
function isConforming(name: string): boolean {
  // On the component itself, not on one that stands in it.
  const use = new RegExp(
    `describe(?:Conformance|Blocks)\\((?:(?!describeConformance)[\\s\\S])*?<${name}\\b(?:(?!<[A-Z])[\\s\\S])*?\\{\\.\\.\\.props\\}`,
  );
  return tests.some((source) => use.test(source));
}

const stories = globSync('src/**/*.stories.tsx');

/** Every module that the stories show, at once or through what they import. */
function modulesBehind(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
    const addresses = [...source.matchAll(/^(?:import|export)[^;]*?'(\.[^']+)';/gm)].map(([, to = '']) => to);
    modulesBehind(
      addresses.filter((to) => to.endsWith('.tsx')).map((to) => join(dirname(file), to)),
      seen,
    );
  }
  return seen;
}

test('the list is what the addresses of the package hand out', async () => {
  const names = exportedComponents().map(({ name }) => name);
  expect(names.toSorted()).toEqual((await importedComponents()).toSorted());
  // It reads the whole package.
}, 60_000);

describe('every exported component passes the conformance suite', () => {
  const checked = components.filter(
    (component) => !isIcon(component) && !WITH_OTHER_SHAPE.includes(component.name),
  );
  test.each(checked.map(({ name }) => name))('%s', (name) => {
    expect(isConforming(name), `no test hands describeConformance's props to <${name}>`).toBe(true);
  });

  test('one that no test names is found', () => {
    expect(isConforming('NoSuchComponent')).toBe(false);
  });
});

test('every exported component stands in a story, where the other suites find it', () => {
  const shown = modulesBehind(stories);
  expect(components.filter(({ file }) => !shown.has(file)).map(({ name }) => name)).toEqual([]);
});

describe('every component that a keyboard operates has its keys pressed in a real browser', () => {
  const operated = operatedComponents();
  const pressed = pressedComponents();

  test.each(operated)('%s', (name) => {
    expect(pressed, `no apps/storybook/visual/keyboard*.test.tsx presses the keys of <${name}>`).toContain(
      name,
    );
  });

  test('the list is no shorter than it should be, and one without a test is found', () => {
    expect(operated.length).toBeGreaterThan(90);
    expect(operated).toEqual(
      expect.arrayContaining(['Modal', 'ErrorSummary', 'Form', 'Accordion', 'ChatWindow']),
    );
    expect(operated).not.toContain('Badge');
    expect(pressed).not.toContain('Badge');
  });
});
