import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { ShareLink } from './ShareLink.tsx';

const HREF = '/cart/shared?parts=1:2';
const link = (
  <ShareLink href={HREF} copied="Link copied">
    Share this cart
  </ShareLink>
);
const ABSOLUTE = new URL(HREF, location.href).href;

/** What the browser has; jsdom has neither. */
function browser(has: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  vi.stubGlobal('navigator', {
    ...(has.share && { share: has.share }),
    ...(has.writeText && { clipboard: { writeText: has.writeText } }),
  });
  vi.stubGlobal('location', { href: location.href, assign: vi.fn() });
}

const press = (init = {}) => fireEvent.click(screen.getByRole('link', { name: 'Share this cart' }), init);

afterEach(() => vi.unstubAllGlobals());

describe('[PLUS-068] a link that shares', () => {
  describeConformance(
    (props) => (
      <ShareLink href={HREF} copied="Copied" {...props}>
        Share
      </ShareLink>
    ),
    {
      refInstanceof: HTMLDivElement,
    },
  );

  test('leads to the page that it shares, without script', () => {
    render(link);
    expect(screen.getByRole('link').getAttribute('href')).toBe(HREF);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('is shared by the device, which is told the whole address', async () => {
    const share = vi.fn(async () => undefined);
    const writeText = vi.fn(async () => undefined);
    browser({ share, writeText });
    render(link);
    // Prevented: the page stays.
    expect(press()).toBe(false);
    await waitFor(() => expect(share).toHaveBeenCalledExactlyOnceWith({ url: ABSOLUTE }));
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('is copied where the device shares nothing, and says so', async () => {
    const writeText = vi.fn(async () => undefined);
    browser({ writeText });
    render(link);
    press();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Link copied'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(ABSOLUTE);
  });

  test.each([
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ])('after %s of the device it is copied %i times', async (name, times) => {
    const share = vi.fn(async () => {
      throw new DOMException('', name);
    });
    const writeText = vi.fn(async () => undefined);
    browser({ share, writeText });
    render(link);
    press();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect(writeText).toHaveBeenCalledTimes(times);
  });

  test('opens the page where nothing can be copied', async () => {
    browser({});
    render(link);
    press();
    await waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith(ABSOLUTE));
  });

  test('stays a link for a tab of its own', () => {
    const writeText = vi.fn(async () => undefined);
    browser({ writeText });
    render(link);
    // jsdom would go there.
    expect(press({ ctrlKey: true })).toBe(true);
    expect(writeText).not.toHaveBeenCalled();
  });
});
