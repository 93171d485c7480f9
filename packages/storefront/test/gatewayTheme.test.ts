// @vitest-environment jsdom
import { themedFrameUrl } from '@driveline/hooks';
import { ironbay, themeCss } from '@driveline/ui/themes';
import { expect, test } from 'vitest';

test('[PLUS-030] the fields take the colours, the corners and the type of the page', () => {
  document.head.innerHTML = `<style>${themeCss(ironbay)}</style>`;
  const { href } = new URL(themedFrameUrl('/frame?session=1', document.body), location.href);
  const theme = JSON.parse(new URL(href).searchParams.get('theme') ?? '{}') as Record<string, string>;
  const { surfaceBase, borderStrong, focus, nofitFg } = ironbay.light;
  expect(theme).toMatchObject({
    background: surfaceBase,
    border: borderStrong,
    focus,
    error: nofitFg,
    radius: ironbay.radius.m,
  });
});
