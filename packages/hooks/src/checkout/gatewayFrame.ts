/** What the gateway's frame says to the page (see the frame's own script). */
export type FrameMessage =
  | { readonly event: 'ready' }
  | { readonly event: 'resize'; readonly height: number }
  | { readonly event: 'invalid' | 'error'; readonly message?: string }
  | { readonly event: 'token'; readonly token: string };

const FRAME_ORIGINS = (gatewayOrigin: string) => ['null', gatewayOrigin];
const MAX_HEIGHT = 900;

/**
 * A message of the gateway's frame, or nothing. The frame lives in an opaque origin, whose name is `null` for
 * everybody: what tells it from other windows is that it is this very frame.
 */
export function readFrameMessage(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: Window | null,
  gatewayOrigin: string,
): FrameMessage | undefined {
  if (!frame || source !== frame || !FRAME_ORIGINS(gatewayOrigin).includes(origin)) return undefined;
  const message = data as Record<string, unknown> | null;
  switch (message?.event) {
    case 'ready':
      return { event: 'ready' };
    case 'resize':
      return typeof message.height === 'number'
        ? { event: 'resize', height: Math.min(Math.max(message.height, 0), MAX_HEIGHT) }
        : undefined;
    case 'token':
      return typeof message.token === 'string' ? { event: 'token', token: message.token } : undefined;
    case 'invalid':
    case 'error':
      return {
        event: message.event,
        ...(typeof message.message === 'string' && { message: message.message }),
      };
    default:
      return undefined;
  }
}

/** Asks the frame to send its fields. The word is no secret, and an opaque origin has no name to address. */
export function submitFrame(frame: HTMLIFrameElement | null): void {
  frame?.contentWindow?.postMessage({ source: 'shop', event: 'submit' }, '*');
}

/** The colours that the page has now, for a frame that stays as it is: another address would empty its fields. */
export function paintFrame(frame: HTMLIFrameElement | null): void {
  if (!frame) return;
  const theme = colorsOf(getComputedStyle(frame));
  frame.contentWindow?.postMessage({ source: 'shop', event: 'theme', theme }, '*');
}

/** The frame's address with the page's look, so that its fields are those of the page. */
export function themedFrameUrl(frameUrl: string, near: Element): string {
  const style = getComputedStyle(near);
  const theme = {
    ...colorsOf(style),
    fontFamily: style.fontFamily,
    fontSize: style.fontSize,
    radius: tokenOf(style, 'radius-m'),
    fontFile: fontFileOf(style.fontFamily),
  };
  const url = new URL(frameUrl, location.href);
  url.searchParams.set('theme', JSON.stringify(theme));
  return url.href;
}

const tokenOf = (style: CSSStyleDeclaration, name: string) => style.getPropertyValue(`--dl-${name}`).trim();

const colorsOf = (style: CSSStyleDeclaration) => ({
  scheme: getComputedStyle(document.documentElement).colorScheme,
  text: style.color,
  background: tokenOf(style, 'color-surface-base'),
  border: tokenOf(style, 'color-border-strong'),
  focus: tokenOf(style, 'color-focus'),
  error: tokenOf(style, 'color-nofit-fg'),
});

/** Path of the file of a list's first family: the frame knows none of the page's fonts. */
function fontFileOf(fontFamily: string): string {
  const plain = (family = '') => family.replaceAll(/["']/g, '').trim();
  const [family] = fontFamily.split(',').map(plain);
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      if (plain(rule.style.getPropertyValue('font-family')) !== family) continue;
      const [, address] = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
      if (address) return new URL(address, sheet.href ?? location.href).pathname;
    }
  }
  return '';
}

/** Nobody may read a sheet of another origin, such as the one of a consent manager. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
