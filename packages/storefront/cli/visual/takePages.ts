import type { Browser, Page } from 'playwright-core';
import type { PNG } from 'pngjs';
import type { PictureKind, VisualMode, VisualParameters } from '../../stories/mode.ts';
import { asRobot, MOMENT, pictureContext, stillStyle } from '../../stories/stillPictures.ts';
import { takePicture, type PictureSize } from './takePicture.ts';

/** A story may load slowly on a machine that is busy. */
const OPEN_MS = 60_000;
const WINDOW_HEIGHT = 640;
/** What a frame shows is its service's, and a picture must not need a network. */
const WITHOUT_FRAMES = 'iframe { visibility: hidden !important; }';

export interface PicturedStory {
  readonly id: string;
  readonly title: string;
  readonly visual: VisualParameters;
  /** Codes of the markets that have it; without it all. */
  readonly markets?: readonly string[];
  readonly modes: readonly VisualMode[];
}

/** What `storybook/preview.tsx` puts into the page, and Storybook itself. */
interface StoryWindow {
  readonly driveline: {
    readonly modes: readonly VisualMode[];
    readonly neededHeight: () => number;
    readonly settle: () => Promise<void>;
    readonly showMode: (mode: VisualMode) => void;
  };
  readonly __STORYBOOK_PREVIEW__: {
    readonly ready: () => Promise<void>;
    readonly extract: () => Promise<Readonly<Record<string, StoryRecord>>>;
  };
  readonly storyEnd: Promise<string>;
}

interface StoryRecord {
  readonly id: string;
  readonly title: string;
  readonly parameters: { readonly visual?: VisualParameters; readonly markets?: readonly string[] };
}

/** Runs in the page before its own scripts: keeps how the story that it opens with ended, its `play` included. */
function listen(): void {
  const here = globalThis as unknown as {
    storyEnd: Promise<string>;
    __STORYBOOK_ADDONS_CHANNEL__?: { on: (event: string, told: (said: { status?: string }) => void) => void };
  };
  here.storyEnd = new Promise((resolve) => {
    const attach = () => {
      const channel = here.__STORYBOOK_ADDONS_CHANNEL__;
      if (!channel) return void setTimeout(attach, 5);
      channel.on('storyFinished', ({ status }) => resolve(status ?? ''));
      for (const name of ['storyMissing', 'storyErrored', 'storyThrewException', 'configError'])
        channel.on(name, () => resolve(name));
    };
    attach();
  });
}

/** Runs before the page's own styles: a layer that comes first wins among important rules. */
function holdStill(css: string): void {
  const observer = new MutationObserver(() => {
    if (!document.head) return;
    observer.disconnect();
    const style = document.createElement('style');
    style.textContent = css;
    document.head.prepend(style);
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function openPage(browser: Browser, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ ...pictureContext, userAgent: asRobot(userAgent) });
  const page = await context.newPage();
  page.setDefaultTimeout(OPEN_MS);
  await page.clock.setFixedTime(MOMENT);
  await page.addInitScript(listen);
  await page.addInitScript(holdStill, stillStyle + WITHOUT_FRAMES);
  return page;
}

/** Every story of a built Storybook that is pictured. */
export async function storiesIn(browser: Browser, origin: string): Promise<PicturedStory[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const { modes, stories } = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview, driveline } = globalThis as unknown as StoryWindow;
    await preview.ready();
    const records = Object.values(await preview.extract());
    const known = records.map(({ id, title, parameters: { visual, markets } }) => ({
      id,
      title,
      visual,
      markets,
    }));
    return JSON.parse(JSON.stringify({ modes: driveline.modes, stories: known })) as {
      modes: VisualMode[];
      stories: KnownStory[];
    };
  });
  await page.close();
  return picturedStories(stories, modes);
}

type KnownStory = Omit<PicturedStory, 'modes' | 'visual'> & { readonly visual?: VisualParameters };

/** The stories that are pictured, each in its modes; a state of a page in the first mode that has it. */
export function picturedStories(
  stories: readonly KnownStory[],
  modes: readonly VisualMode[],
): PicturedStory[] {
  return stories.flatMap(({ visual, ...story }) => {
    const its = modes.filter((mode) => visual && widthsIn(mode, visual).length > 0 && isIn(story, mode));
    const shown = visual?.kind === 'pageState' ? its.slice(0, 1) : its;
    return visual && shown.length > 0 ? [{ ...story, visual, modes: shown }] : [];
  });
}

const isIn = ({ markets }: { readonly markets?: readonly string[] }, { market }: VisualMode) =>
  !markets || markets.includes(market);

const USUAL: PictureKind = 'page';

function widthsIn(mode: VisualMode, { kind = USUAL, widths }: VisualParameters): readonly number[] {
  const usual = mode.widths[kind];
  return widths && usual.length > 0 ? widths : usual;
}

interface Asked {
  readonly browser: Browser;
  readonly origin: string;
  readonly stories: readonly PicturedStory[];
  /** How many are open at a time. */
  readonly pages: number;
}

/**
 * Takes every picture of the stories.
 * @param see gets each of them under its name
 * @returns what could not be pictured, and why
 */
export async function takePages(
  { browser, origin, stories, pages }: Asked,
  see: (name: string, picture: PNG) => void,
): Promise<string[]> {
  const probe = await browser.newPage();
  const userAgent = await probe.evaluate(() => navigator.userAgent);
  await probe.close();
  const queue = [...stories];
  const faults: string[] = [];
  async function takeFromQueue(): Promise<void> {
    const page = await openPage(browser, userAgent);
    for (let story = queue.shift(); story; story = queue.shift())
      faults.push(...(await takeStory(page, origin, story, see).catch(noPicture(story))));
    await page.context().close();
  }
  await Promise.all(Array.from({ length: pages }, takeFromQueue));
  return faults;
}

/** A story that fails costs its own pictures only. */
const noPicture =
  ({ id }: PicturedStory) =>
  (error: unknown): string[] => [`${id} has no picture: ${(error as Error).message}`];

async function takeStory(
  page: Page,
  origin: string,
  story: PicturedStory,
  see: (name: string, picture: PNG) => void,
): Promise<string[]> {
  const { id, modes, visual } = story;
  const [first] = modes;
  const { brand, market, colorMode } = first!;
  const globals = `brand:${brand};market:${market};colorMode:${colorMode}`;
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  const end = await page.evaluate(
    (limit) =>
      Promise.race([
        (globalThis as unknown as StoryWindow).storyEnd,
        new Promise<string>((resolve) => setTimeout(resolve, limit, 'nothing in time')),
      ]),
    OPEN_MS,
  );
  if (end !== 'success') return [`${id} has no picture: it ended with ${end}.`];
  const faults: string[] = [];
  for (const mode of modes) {
    await page.evaluate((to) => (globalThis as unknown as StoryWindow).driveline.showMode(to), mode);
    for (const width of widthsIn(mode, visual)) {
      const name = `${id}.${mode.name}.${width}`;
      const size = await fitWindow(page, width);
      // A page that this brand does not have.
      if ((await page.locator('[data-no-page]').count()) > 0) continue;
      if ((await page.locator(BROKEN).count()) > 0)
        faults.push(`${name} has no picture: the page does not show.`);
      else see(name, await takePicture(page, size));
    }
  }
  return faults;
}

/** Storybook's own error in the place of the page, and a page that waits for its data. */
const BROKEN = 'body.sb-show-errordisplay, [data-waiting]';

/** Waits for stillness, and asks for the height of all that is shown. */
const heightOf = (page: Page) =>
  page.evaluate(async () => {
    const { settle, neededHeight } = (globalThis as unknown as StoryWindow).driveline;
    await settle();
    return neededHeight();
  });

/** Gives the window a width and the height of its content, so that one picture holds all of it. */
async function fitWindow(page: Page, width: number): Promise<PictureSize> {
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  const height = await heightOf(page);
  await page.setViewportSize({ width, height });
  const needed = await heightOf(page);
  if (needed <= height) return { width, height: needed };
  // What an observer laid out may be higher.
  await page.setViewportSize({ width, height: needed });
  return { width, height: await heightOf(page) };
}
