import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { SkipLink } from './SkipLink.tsx';

describeConformance((props) => <SkipLink {...props} />, { refInstanceof: HTMLAnchorElement });

test('leads to the main part of the page', () => {
  render(<SkipLink />);
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
});
