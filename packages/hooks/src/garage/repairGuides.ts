import type { OutputOf } from '@driveline/api';

type Systems = OutputOf<'garage.repairGuide'>['guides'];

/** Guides whose title, or whose system's, contains the words; a system without any is left out (ACCT-056). */
export function matchingGuides(systems: Systems, words: string): Systems {
  const wanted = words.trim().toLowerCase();
  const holds = (title: string) => title.toLowerCase().includes(wanted);
  return systems
    .map((system) => ({
      ...system,
      children: holds(system.title) ? system.children : system.children.filter(({ title }) => holds(title)),
    }))
    .filter(({ children }) => children.length > 0);
}
