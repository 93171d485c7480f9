/** STATE-052: motion is wanted, and config shows it. */
export const showsAnimation = (
  config: { flag(name: 'LOTTIE_ANIMATIONS_ENABLED'): boolean },
  prefersReducedMotion: boolean,
): boolean => config.flag('LOTTIE_ANIMATIONS_ENABLED') && !prefersReducedMotion;
