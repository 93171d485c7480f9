import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Badge } from './Badge.tsx';
import { cappedCount } from './cappedCount.ts';
import { CountBadge } from './CountBadge.tsx';

describe('Badge', () => {
  describeConformance((props) => <Badge {...props}>Universal</Badge>, { refInstanceof: HTMLSpanElement });
});

describe('CountBadge', () => {
  describeConformance((props) => <CountBadge count={3} {...props} />, { refInstanceof: HTMLSpanElement });

  test('[SHELL-034] there is none at zero', () => {
    const { container } = render(<CountBadge count={0} />);
    expect(container.innerHTML).toBe('');
  });
});

test.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [120, '99+'],
  [-1, null],
])('[SHELL-034] [CONST-005] %d shows %s', (count, shown) => {
  expect(cappedCount(count)).toBe(shown);
});
