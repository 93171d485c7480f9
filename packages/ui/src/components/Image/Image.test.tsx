import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import type { ImageUrl } from '../../i18n/UiProvider.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { Image, type ImageProps } from './Image.tsx';
import { deviceWidths, imageWidths, offeredWidths } from './imageWidths.ts';

describeConformance((props) => <Image src="/rotor.svg" alt="Rotor" width={168} height={168} {...props} />, {
  refInstanceof: HTMLImageElement,
});

const imageUrl: ImageUrl = (src, { width, quality }) => `${src}?w=${width}&q=${quality}`;

function renderImage(props: Partial<ImageProps>): HTMLImageElement {
  render(
    <TestProvider imageUrl={imageUrl}>
      <Image src="/rotor.jpg" alt="Rotor" width={168} height={126} {...props} />
    </TestProvider>,
  );
  return screen.getByAltText('Rotor');
}

test('[PLUS-026] the box has its shape before the picture arrives', () => {
  const image = renderImage({});
  expect(image.style.aspectRatio).toBe('168 / 126');
  expect(image.getAttribute('width')).toBe('168');
});

describe('widths', () => {
  test('[CONST-011] [CONST-012] the lists', () => {
    expect(deviceWidths).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(imageWidths).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
  });

  test('[CATALOG-038] [CONST-013] a fixed picture comes once and twice, in quality 75', () => {
    expect(renderImage({}).srcset).toBe('/rotor.jpg?w=256&q=75 1x, /rotor.jpg?w=384&q=75 2x');
  });

  test('one width is offered once', () => {
    expect(offeredWidths(5000)).toEqual([3840]);
  });

  test('a share of the screen', () => {
    const image = renderImage({ sizes: '(min-width: 1140px) 25vw, 100vw' });
    expect(image.sizes).toBe('(min-width: 1140px) 25vw, 100vw');
    expect(image.srcset).toContain('/rotor.jpg?w=256&q=75 256w');
    expect(image.srcset).not.toContain('128w');
  });

  test('the pixels of a media condition are no width of a picture', () => {
    expect(offeredWidths(168, '(min-width: 20px) 384px, 100vw')[0]).toBe(384);
  });

  test('a drawing keeps its own address', () => {
    const image = renderImage({ src: '/rotor.svg' });
    expect(image.getAttribute('src')).toBe('/rotor.svg');
    expect(image.srcset).toBe('');
  });
});

test('only the picture of the first screen loads at once', () => {
  expect(renderImage({}).getAttribute('loading')).toBe('lazy');
  cleanup();
  const first = renderImage({ priority: true });
  expect(first.getAttribute('loading')).toBe('eager');
  expect(first.getAttribute('fetchpriority')).toBe('high');
});
