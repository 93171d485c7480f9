import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Text.css.ts';

type TextElement =
  'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'del' | 'code' | 'li' | 'figcaption' | 'output';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** Default `p`. */
  as?: TextElement;
  size?: keyof typeof styles.size;
  /** Without a tone the text takes the colour of what it stands in. */
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  /** One line, cut with an ellipsis; the whole text must be reachable elsewhere. */
  truncate?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Running text in a step of the type scale. */
export function Text({
  as = 'p',
  size = 'body',
  tone,
  weight,
  truncate,
  className,
  ref,
  ...rest
}: TextProps) {
  // The elements share all props used here; their ref types differ in name only.
  const Element = as as 'p';
  return (
    <Element
      ref={ref as Ref<HTMLParagraphElement>}
      className={classNames(
        styles.root,
        styles.size[size],
        tone && styles.tone[tone],
        weight && styles.weight[weight],
        truncate && styles.truncate,
        className,
      )}
      {...rest}
    />
  );
}
