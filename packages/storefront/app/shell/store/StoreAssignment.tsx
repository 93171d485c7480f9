import { latePart } from '@driveline/hooks';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const AssignedStore = latePart(async () => (await import('./AssignedStore.tsx')).AssignedStore);

/** Loads the choice of a store for the few who need it: whose address names one, or who have shared their place. */
export function StoreAssignment() {
  const { search } = useLocation();
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (new URLSearchParams(search).has('spps.s')) setIsNeeded(true);
  }, [search]);
  useEffect(() => {
    navigator.permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => {
        if (state === 'granted') setIsNeeded(true);
      },
      () => undefined,
    );
  }, []);
  return isNeeded && <AssignedStore />;
}
