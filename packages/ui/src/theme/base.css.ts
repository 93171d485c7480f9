import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { declareLayers } from './declareLayers.ts';
import { layers } from './layers.ts';
import { media } from './media.ts';
import { text } from './tokens.ts';

declareLayers();

function base(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.base]: rule } });
}

base('html', {
  // The sticky header must not cover what an anchor or the focus scrolls to (WCAG 2.4.11).
  scrollPaddingBlockStart: '80px',
  WebkitTextSizeAdjust: '100%',
});
base('body', {
  ...text.body.phone,
  minBlockSize: '100dvb',
  fontFamily: vars.font.body,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfacePage,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
// The footer of a short page is at the lower edge of the window.
base('body:has(> main)', { display: 'flex', flexFlow: 'column' });
base('main', { flex: 1 });
// SHELL-003: the app around its webview has head and foot of its own.
base('html[data-app] :is(body > :is(a, section, header), footer)', { display: 'none !important' });
base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// Regions that stand on an inverse surface carry this attribute; blue on near-black would not be seen.
base('[data-surface="inverse"] :focus-visible', { outlineColor: vars.color.focusInverse });
// A script may focus a heading or a summary to announce it; a ring would look like a control.
base('[tabindex="-1"]:focus-visible', { outline: 'none' });
base('::selection', { color: vars.color.onSelected, backgroundColor: vars.color.selected });
base('::placeholder', { color: vars.color.textMuted, opacity: 1 });
base(':focus-visible', {
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});
base('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
