import { Button } from '@driveline/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach } from 'vitest';
import { showMode } from '../../../packages/storefront/stories/StoryFrame.tsx';
import { ModeFrame } from '../.storybook/ModeFrame.tsx';
import { defaultMode } from '../modes.ts';

let root: Root;
/** Of the story of a file before: it takes its parts out itself, a drawer from the body too. */
let there: ChildNode[] = [];

/** Each test starts on an empty page. */
export function onEmptyPage(): void {
  beforeEach(async () => {
    await page.viewport(800, 640);
    there = [...document.body.childNodes];
    document.body.replaceChildren();
    // Another file may have left its market and its words.
    flushSync(() => showMode(defaultMode));
    root = createRoot(document.body.appendChild(document.createElement('div')));
  });
  // The next file shares the page.
  afterEach(() => {
    root.unmount();
    document.body.replaceChildren(...there);
  });
}

/** Between two buttons, "Before" and "After", so that the Tab key comes from somewhere and goes somewhere. */
export async function show(content: ReactNode): Promise<void> {
  flushSync(() =>
    root.render(
      <ModeFrame globals={{}}>
        <Button>Before</Button>
        {content}
        <Button>After</Button>
      </ModeFrame>,
    ),
  );
  await paint();
}

const paint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await userEvent.keyboard(key.length > 1 && !key.startsWith('{') ? `{${key}}` : key);
    await paint();
  }
}

/** Name of what has the focus, or of the option under it. */
export function focused(): string {
  const element = document.activeElement;
  const active = document.getElementById(element?.getAttribute('aria-activedescendant') ?? '');
  const named = active ?? element;
  const isField = named instanceof HTMLInputElement || named instanceof HTMLTextAreaElement;
  const labelled = isField ? named.labels?.[0] : undefined;
  return (named?.getAttribute('aria-label') ?? (labelled ?? named)?.textContent ?? '').trim();
}
/** A button by its name. */
export const button = (name: string) =>
  page.getByRole('button', { name, exact: true }).element() as HTMLElement;
export const has = (role: string) => document.querySelector(`[role="${role}"]`) !== null;
