import type { ComponentProps } from 'react';
import { useImageUrl, type ImageUrl } from '../../i18n/UiProvider.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Image.css.ts';
import { defaultQuality, offeredWidths } from './imageWidths.ts';

export interface ImageProps extends Omit<ComponentProps<'img'>, 'width' | 'height' | 'srcSet'> {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** With `height` the shape of the box that is kept free while the picture loads (PLUS-026), in px. */
  width: number;
  height: number;
  /** The picture's share of the screen. Without it the picture is `width` wide everywhere. */
  sizes?: string;
  fit?: keyof typeof styles.fit;
  /** Percent; default 75 (CONST-013). */
  quality?: number;
  /** The largest picture of the first screen: loads at once and first. */
  priority?: boolean;
}

/** A picture in a box of its final shape, in the widths that the provider's `imageUrl` serves. */
export function Image(props: ImageProps) {
  const { src, width, height, sizes, fit = 'contain', quality = defaultQuality, priority, ...rest } = props;
  const { className, style, ...attributes } = rest;
  const imageUrl = useImageUrl();
  const served = imageUrl && isRaster(src) ? sources(imageUrl, { src, width, sizes, quality }) : { src };
  return (
    <img
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={classNames(styles.root, styles.fit[fit], className)}
      style={{ aspectRatio: `${width} / ${height}`, ...style }}
      {...(sizes && { sizes })}
      {...attributes}
      {...served}
    />
  );
}

/** Drawings scale by themselves. */
function isRaster(src: string): boolean {
  return /\.(?:avif|jpe?g|png|webp)(?:[?#]|$)/i.test(src);
}

interface Request {
  src: string;
  width: number;
  sizes: string | undefined;
  quality: number;
}

function sources(imageUrl: ImageUrl, { src, width, sizes, quality }: Request) {
  const widths = offeredWidths(width, sizes);
  const address = (wide: number) => imageUrl(src, { width: wide, quality });
  const srcSet = widths.map((wide, at) => `${address(wide)} ${sizes ? `${wide}w` : `${at + 1}x`}`).join(', ');
  return { src: address(widths.at(-1) ?? width), srcSet };
}
