import { flushSync } from 'react-dom';
import { commands, page, userEvent } from 'vitest/browser';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { showMode } from '../../../packages/storefront/stories/StoryFrame.tsx';
import { visualModes } from '../modes.ts';
import { everyStory } from './everyStory.ts';
import {
  cutTexts,
  gluedWords,
  moving,
  overflowing,
  painted,
  willing,
  withoutEdge,
  withoutRing,
} from './layoutFaults.ts';
import { settle } from '../../../packages/storefront/stories/stillness.ts';

/** WCAG 1.4.10: no sideways scrolling at 320 CSS pixels. */
const NARROW = 320;
/** WCAG 1.4.4: text at 200 %, here on a window of this width. */
const WIDE = 1280;
/** The longest words are Portuguese. */
const longestWords = visualModes.find(({ market }) => market === 'br') ?? visualModes[0]!;

const root = document.documentElement;

beforeEach(async () => {
  await page.viewport(NARROW, 640);
  // Rings show after a key.
  await userEvent.keyboard('{Tab}');
  // A phone's margin, into which some blocks reach.
  document.body.style.padding = '16px';
});
// The pictures' own stillness would hide what moves.
const still = [...document.querySelectorAll('head style')].filter((style) =>
  style.textContent?.includes('caret-color: transparent'),
);
beforeAll(() => still.forEach((style) => style.remove()));
afterAll(() => document.head.prepend(...still));
afterAll(() => {
  root.style.fontSize = '';
  root.dir = 'ltr';
});

interface Condition {
  name: string;
  /** @returns what is lost under it */
  faults: () => Promise<string[]> | string[];
}

async function atDouble(): Promise<string[]> {
  root.style.fontSize = '200%';
  await page.viewport(WIDE, 640);
  await settle();
  const faults = [...overflowing(), ...cutTexts(), ...gluedWords()];
  root.style.fontSize = '';
  return faults;
}

function fromRightToLeft(): string[] {
  root.dir = 'rtl';
  const faults = overflowing();
  root.dir = 'ltr';
  return faults;
}

async function inForcedColours(): Promise<string[]> {
  const before = painted();
  await commands.emulateMedia({ forcedColors: 'active' });
  const faults = withoutEdge(before);
  await commands.emulateMedia({ forcedColors: 'none' });
  return faults;
}

const always: readonly Condition[] = [
  { name: 'at 320 px', faults: overflowing },
  { name: 'from right to left', faults: fromRightToLeft },
  { name: 'text at 200 %', faults: atDouble },
];

/** Nightly, by `npm run stories:matrix`; `npm test` looks at these only on the sheets of all states. */
const onSheets: readonly Condition[] = [
  { name: 'in forced colours', faults: inForcedColours },
  { name: 'by the keyboard', faults: withoutRing },
  { name: 'with less motion', faults: () => [...moving(), ...willing()] },
];

for (const { name, stories } of await everyStory()) {
  describe(name, () => {
    test.each(stories)(
      '[PLUS-034] %s loses nothing on 320 px, from right to left, with large text and other settings',
      async (key, story) => {
        flushSync(() => showMode(visualModes[0]!));
        await story.run();
        flushSync(() => showMode(longestWords));
        await settle();
        const asked = inject('isMatrix') || key === 'AllStates' ? [...always, ...onSheets] : always;
        const faults: string[] = [];
        for (const condition of asked)
          faults.push(...(await condition.faults()).map((fault) => `${condition.name}: ${fault}`));
        expect(faults, faults.join('\n')).toHaveLength(0);
      },
    );
  });
}

test('a control without a ring, and one that only its colour sets apart, are found', async () => {
  // The story that is there takes its parts out itself, a drawer from the body too.
  const there = [...document.body.childNodes];
  document.body.innerHTML =
    '<button style="outline: none; border: 0; background: rgb(1 2 3)">Bare</button><button>Plain</button>';
  await userEvent.keyboard('{Tab}');
  expect(await withoutRing()).toEqual([expect.stringContaining('Bare')]);
  expect(await inForcedColours()).toEqual([expect.stringContaining('Bare')]);
  const [bare] = document.body.children;
  (bare as HTMLElement).style.setProperty('transition', 'opacity 90ms', 'important');
  expect(willing()).toEqual([expect.stringContaining('Bare')]);
  bare?.animate({ opacity: [0, 1] }, { duration: 1000, iterations: Infinity });
  expect(moving()).toEqual([expect.stringContaining('Bare')]);
  document.body.replaceChildren(...there);
});

describe('systems with settings', () => {
  const all = everyStory();
  async function run(name: string): Promise<void> {
    const found = (await all).find((file) => file.name === name);
    const stories = new Map(found?.stories);
    flushSync(() => showMode(visualModes[0]!));
    await (stories.get('AllStates') ?? [...stories.values()][0])!.run();
    await settle();
  }

  const drawn = [
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
      .flatMap((style) => drawn.map((property) => style[property]))
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
    for (const story of ['Skeleton', 'Progress', 'Button', 'Disclosure', 'Modal', 'Toast']) {
      await run(story);
      expect(moving(), story).toEqual([]);
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
