import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { EmptyShelf } from './EmptyShelf.tsx';

const spelling = [{ label: 'Tie rod ends', href: '/searchresult?searchText=Tie+rod+ends' }];

test('[PLUS-008] hints are called what was meant, or what else they are', () => {
  const said = (spellingTitle?: string) =>
    render(<EmptyShelf term="rack" {...{ spelling, spellingTitle }} />).container.textContent;
  expect(said()).toContain('Did you meanTie rod ends');
  const related = said('We don’t carry this part. Related parts');
  expect(related).toContain('We don’t carry this part. Related partsTie rod ends');
  expect(related).not.toContain('Did you mean');
});
