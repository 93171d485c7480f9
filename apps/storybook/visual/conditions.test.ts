import { composeStories } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { commands, page } from 'vitest/browser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { showMode } from '../.storybook/ModeFrame.tsx';
import { visualModes } from '../modes.ts';
import { settle } from './pictureSize.ts';

/** WCAG 1.4.10: no sideways scrolling at 320 CSS pixels. */
const NARROW = 320;
/** WCAG 1.4.4: text at 200 %, here on a window of this width. */
const WIDE = 1280;
/** The longest words are Portuguese. */
const longestWords = visualModes.find(({ market }) => market === 'br') ?? visualModes[0]!;

interface ComposedStory {
  run: () => Promise<void>;
}

const files = import.meta.glob<object>('../../../packages/ui/src/**/*.stories.tsx');
const root = document.documentElement;

/** Sideways scrolling of the page, with the element that causes it. */
function overflowing(): string[] {
  if (root.scrollWidth <= root.clientWidth) return [];
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > root.clientWidth + 1 || left < -1) && !isInScroller(element);
    })
    .slice(0, 2);
  return widest.map(name);
}

function isInScroller(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return false;
  return getComputedStyle(parent).overflowX !== 'visible' || isInScroller(parent);
}

/** Text that its own box cuts, without an ellipsis that would say so. */
function cutTexts(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter(isCut).map(name);
}

function isCut(element: HTMLElement): boolean {
  const hasText = [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  );
  if (!hasText || element.clientWidth <= 1) return false;
  const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
  const cutAside = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
  const cutBelow = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
  return (
    isOverItsDisc(element) ||
    (textOverflow !== 'ellipsis' && webkitLineClamp === 'none' && (cutAside || cutBelow))
  );
}

/** A number in a disc is light on dark: what stands over the edge cannot be read. */
function isOverItsDisc(element: HTMLElement): boolean {
  const { borderRadius } = getComputedStyle(element);
  const text = document.createRange();
  text.selectNodeContents(element);
  return borderRadius === '50%' && text.getBoundingClientRect().height > element.clientHeight + 1;
}

function name(element: Element): string {
  const { width, left } = element.getBoundingClientRect();
  const text = (element.textContent ?? '').trim().slice(0, 40);
  return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${Math.round(left)}+${Math.round(width)} "${text}"`;
}

beforeEach(async () => {
  await page.viewport(NARROW, 640);
  // A phone's margin, into which some blocks reach.
  document.body.style.padding = '16px';
});
afterAll(() => {
  root.style.fontSize = '';
  root.dir = 'ltr';
});

for (const [path, load] of Object.entries(files)) {
  const module = await load();
  const stories = Object.entries(composeStories(module as never) as Record<string, ComposedStory>);
  describe(path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path, () => {
    test.each(stories)(
      '[PLUS-034] %s is whole on 320 px, from right to left, and with text twice as large',
      async (_key, story) => {
        flushSync(() => showMode(visualModes[0]!));
        await story.run();
        flushSync(() => showMode(longestWords));
        await settle();
        const faults = overflowing().map((fault) => `at 320 px: ${fault}`);
        root.dir = 'rtl';
        faults.push(...overflowing().map((fault) => `from right to left: ${fault}`));
        root.dir = 'ltr';
        root.style.fontSize = '200%';
        await page.viewport(WIDE, 640);
        await settle();
        faults.push(...[...overflowing(), ...cutTexts()].map((fault) => `text at 200 %: ${fault}`));
        root.style.fontSize = '';
        expect(faults, faults.join('\n')).toHaveLength(0);
      },
    );
  });
}

describe('systems with settings', () => {
  // The pictures' own stillness would hide what is looked for here.
  const still = [...document.querySelectorAll('head style')].filter((style) =>
    style.textContent?.includes('caret-color: transparent'),
  );
  beforeAll(() => still.forEach((style) => style.remove()));
  afterAll(() => document.head.prepend(...still));

  async function run(story: string): Promise<void> {
    const found = Object.entries(files).find(([path]) => path.endsWith(`/${story}.stories.tsx`));
    const composed = composeStories((await found![1]()) as never) as Record<string, ComposedStory>;
    flushSync(() => showMode(visualModes[0]!));
    await (composed['AllStates'] ?? Object.values(composed)[0])!.run();
    await settle();
  }

  const painted = [
    'borderTopColor',
    'borderTopWidth',
    'borderBottomColor',
    'outlineStyle',
    'backgroundColor',
    'visibility',
    'transform',
    'insetInlineStart',
  ] as const;
  /** What is seen of a control: itself, the mark beside it, and the knob in it. */
  const look = (element: Element) =>
    [
      getComputedStyle(element),
      getComputedStyle(element, '::before'),
      getComputedStyle(element, '::after'),
      ...(element.nextElementSibling ? [getComputedStyle(element.nextElementSibling)] : []),
    ]
      .flatMap((style) => painted.map((property) => style[property]))
      .join(' ');

  test.each([
    ['Checkbox', 'input:not(:checked, :disabled, [aria-invalid])', 'input:checked:not(:disabled)'],
    ['Switch', 'input:not(:checked, :disabled)', 'input:checked:not(:disabled)'],
    ['RadioCards', 'label:not(:has(:checked, :disabled))', 'label:has(:checked)'],
    ['ToggleButton', '[aria-pressed="false"]:not(:disabled)', '[aria-pressed="true"]:not(:disabled)'],
    [
      'Tabs',
      '[role="tab"]:not([aria-selected="true"], [aria-disabled])',
      '[role="tab"][aria-selected="true"]',
    ],
    ['TextField', 'input:not([aria-invalid], :disabled, [readonly])', 'input[aria-invalid]'],
  ])('[PLUS-034] %s shows its state in forced colours', async (story, off, on) => {
    await commands.emulateMedia({ forcedColors: 'active' });
    try {
      await run(story);
      expect(matchMedia('(forced-colors: active)').matches).toBe(true);
      const [one, other] = [off, on].map((selector) => document.querySelector(selector));
      expect(one && other, 'the story shows both states').toBeTruthy();
      expect(look(other!)).not.toBe(look(one!));
    } finally {
      await commands.emulateMedia({ forcedColors: 'none' });
    }
  });

  test('[PLUS-034] nothing moves for longer than a blink where less motion is asked for', async () => {
    for (const story of ['Spinner', 'Skeleton', 'Progress', 'Button', 'Disclosure', 'Modal', 'Toast'].filter(
      (one) => Object.keys(files).some((path) => path.endsWith(`/${one}.stories.tsx`)),
    )) {
      await run(story);
      await new Promise((done) => setTimeout(done, 50));
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      expect(
        moving.map((animation) => `${story}: ${String((animation.effect as KeyframeEffect).target)}`),
      ).toEqual([]);
    }
  });

  test('[PLUS-034] and moves where it is not', async () => {
    await commands.emulateMedia({ reducedMotion: 'no-preference' });
    try {
      await run('Progress');
      expect(document.getAnimations().some(({ playState }) => playState === 'running')).toBe(true);
    } finally {
      await commands.emulateMedia({ reducedMotion: 'reduce' });
    }
  });
});
