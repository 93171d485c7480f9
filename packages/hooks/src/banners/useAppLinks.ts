import { useSyncExternalStore } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { deviceOf } from '../state/device.ts';
import { appLinks, phoneSystem } from './appBanner.ts';

const SYSTEMS = ['ios', 'android'] as const;
const never = () => () => undefined;

/** CONTENT-028: the app in the stores of phones, that of this phone first; none inside the app itself. */
export function useAppLinks() {
  const { client } = useB2c();
  const userAgent = useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => '',
  );
  if (deviceOf(userAgent).isMobileApp) return [];
  const links = appLinks(client);
  const own = phoneSystem(userAgent);
  return SYSTEMS.flatMap((system) => {
    const href = links[system];
    return href ? [{ system, href }] : [];
  }).sort((a, b) => Number(b.system === own) - Number(a.system === own));
}
