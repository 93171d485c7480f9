import { accountOf, useHeader } from '@driveline/hooks';
import { StandaloneHeader } from '@driveline/ui';
import { targetAt } from '../../intents/formTarget.ts';
import * as paths from '../../paths/index.ts';
import { BrandLogo, HeaderCart } from './HeaderParts.tsx';

/** The header of a standalone user: logo, name, the way out and the cart (SHELL-004). */
export function StandaloneHead() {
  const { name } = accountOf(useHeader().data);
  return (
    <StandaloneHeader
      logo={<BrandLogo />}
      name={name}
      signOut={{ target: targetAt(paths.signOut(), 'sign-out') }}
      cart={<HeaderCart />}
    />
  );
}
