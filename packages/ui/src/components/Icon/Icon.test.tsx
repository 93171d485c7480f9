import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeBlocks, describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import * as icons from './index.ts';

const { CartIcon, Icon } = icons;

describe('the frame', () => {
  describeConformance(
    (props) => (
      <Icon {...props}>
        <path d="M4 4h16" />
      </Icon>
    ),
    { refInstanceof: SVGSVGElement },
  );
});

describe('every drawing', () => {
  const drawings = Object.entries(icons).filter(([name]) => name !== 'Icon');
  describeBlocks(
    Object.fromEntries(
      drawings.map(([name, Drawing]) => [name, [SVGSVGElement, (props) => <Drawing {...props} />]]),
    ),
  );
});

test('[PLUS-034] is decoration until it has a label, and as large as the text asks for', () => {
  render(<CartIcon />);
  expect(screen.queryByRole('img')).toBeNull();
  render(<CartIcon label="Cart" size={20} />);
  expect(screen.getByRole('img', { name: 'Cart' }).getAttribute('width')).toBe('1.25rem');
});

test.each(Object.entries(icons).filter(([name]) => name !== 'Icon'))(
  '%s draws something',
  (_name, Drawing) => {
    const { container } = render(<Drawing />);
    expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(0);
  },
);
