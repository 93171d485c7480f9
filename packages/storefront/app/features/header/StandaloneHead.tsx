import { accountOf } from '@driveline/hooks';
import { StandaloneHeader } from '@driveline/ui';
import { useHeaderData } from '../session/index.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { HeaderCart } from './HeaderCart.tsx';

/** The header of a standalone user: logo, name, the way out and the cart (SHELL-004). */
export function StandaloneHead() {
  const { name } = accountOf(useHeaderData().data);
  return (
    <StandaloneHeader
      logo={<BrandLogo />}
      name={name}
      signOut={{ target: { action: '/signout', intent: 'sign-out' } }}
      cart={<HeaderCart />}
    />
  );
}
