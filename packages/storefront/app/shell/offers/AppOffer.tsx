import { useAppBanner } from '@driveline/hooks';
import { AppBanner } from '@driveline/ui/banners';
import { useLocation } from 'react-router-dom';
import { formTarget } from '../../intents/formTarget.ts';
import { useShop } from '../../shop/useShop.ts';

/** The shop's app, once a session and until the page changes (SHELL-052, SHELL-053). */
export function AppOffer() {
  const { brand, record } = useShop();
  const { pathname } = useLocation();
  const offer = useAppBanner(pathname, navigator.userAgent);
  if (!offer) return null;
  const { close, ...app } = offer;
  return (
    <AppBanner
      name={brand.name}
      icon={<img src={record.logos['icon']} alt="" width={48} height={48} />}
      dismissal={{ target: formTarget('hide-app'), onAct: close }}
      {...app}
    />
  );
}
