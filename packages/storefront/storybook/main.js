import { config } from '#storybook';

// Storybook reads this file as it is; Node finds what is behind the name, sources or what was built of them.
export default config;
