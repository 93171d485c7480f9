/// <reference types="vite/client" />
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportedComponents } from '../test/exportedComponents.ts';
import { operatedComponents } from '../test/operatedComponents.ts';
import type { ComponentGuide } from './components/private/componentGuide.ts';

/** What its page in Storybook says of a component, by the last part of the page's title. */
const guides = new Map(
  Object.entries(import.meta.glob<ComponentGuide>('./**/*.guide.ts', { import: 'guide', eager: true })).map(
    ([path, guide]) => [basename(path, '.guide.ts'), guide],
  ),
);

/** It shows nothing of its own; the README says how it is set up. */
const WITHOUT_PAGE = ['UiProvider'];
const names = exportedComponents()
  .filter(({ name, file }) => !/\/Icon\/\w+Icons\.tsx$/.test(file) && !WITHOUT_PAGE.includes(name))
  .map(({ name }) => name);

interface Page {
  title: string;
  /** Components whose properties the page lists. */
  listed: string[];
}

/** A page of the shop is no component: the stories of pages are left out. */
const stories = ['src/**/*.stories.tsx', '../../apps/storybook/pages/foundations/*.stories.tsx'];
/** What is about a theme or all drawings as a whole, and no component. */
const OF_NO_COMPONENT = ['Foundations/Theme', 'Foundations/Contrast', 'Foundations/Part pictures'];
const pages = stories
  .flatMap((pattern) => globSync(pattern))
  .map((file) => pageOf(readFileSync(file, 'utf8')))
  .filter(({ title }) => !OF_NO_COMPONENT.includes(title));

function pageOf(source: string): Page {
  const title = /\btitle: '((?:Foundations|Components|Commerce)\/[^']+)'/.exec(source)?.[1] ?? '';
  const component = /\bcomponent: (\w+)/.exec(source)?.[1] ?? '';
  const others = /\bsubcomponents: \{([^}]*)\}/.exec(source)?.[1] ?? '';
  return { title, listed: [component, ...(others.match(/\w+/g) ?? [])] };
}

const guideName = ({ title }: Page) => title.split('/').at(-1) ?? '';

describe('every page of components in Storybook', () => {
  test('is read', () => {
    expect(pages.length).toBeGreaterThan(90);
    expect(pages.filter(({ title }) => title === '')).toEqual([]);
  });

  test('finds its guide, and every guide its page', () => {
    expect(pages.map(guideName).filter((name) => !guides.has(name))).toEqual([]);
    const shown = new Set(pages.map(guideName));
    expect([...guides.keys()].filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('every exported component', () => {
  const everyWord = [...guides].map(([name, guide]) => `${name} ${JSON.stringify(guide)}`).join('\n');
  const listed = new Set(pages.flatMap((page) => page.listed));

  test.each(names)('%s is explained, and its properties are listed', (name) => {
    expect(everyWord, `no *.guide.ts is called ${name} or says what it is`).toMatch(
      new RegExp(`\\b${name}\\b`),
    );
    expect(listed, `no meta of stories has ${name} as its component or one of its subcomponents`).toContain(
      name,
    );
  });

  test('one that stands on no page would be found', () => {
    expect(everyWord).not.toContain('NoSuchComponent');
    expect(listed).not.toContain('NoSuchComponent');
  });
});

describe('every guide', () => {
  const operated = new Set(operatedComponents());
  /** Components that the pages with this guide are about. */
  const about = (name: string) =>
    pages.filter((page) => guideName(page) === name).flatMap((page) => page.listed);
  /** Nothing takes the place of a link past the header. */
  const WITHOUT_INSTEAD = ['SkipLink'];

  test.each([...guides])('%s says all that a guide says', (name, guide) => {
    const { whatFor, instead, anatomy, keyboard, content } = guide;
    const sections = { anatomy, content, do: guide.do, dont: guide.dont };
    expect(Object.keys(sections).filter((key) => sections[key as 'do'].length === 0)).toEqual([]);
    const words = [
      whatFor,
      ...Object.values(sections).flat(),
      ...[...instead, ...keyboard].flatMap((row) => Object.values(row) as string[]),
    ];
    expect(words.filter((text) => text.trim().length < 2)).toEqual([]);
    expect(instead.length > 0 || WITHOUT_INSTEAD.includes(name)).toBe(true);
    const keys = about(name).filter((component) => operated.has(component));
    expect(keyboard.length > 0 || keys.length === 0, `says no keys of ${keys.join(', ')}`).toBe(true);
  });

  test.each([...guides])('%s points to components that there are', (_name, { instead }) => {
    const pointedTo = instead.flatMap(({ use }) => use.match(/\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b/g) ?? []);
    expect(pointedTo.filter((name) => !names.includes(name) && !guides.has(name))).toEqual([]);
  });
});
