// Vite finds a configuration's imports without the conditions that Node was given; Node itself finds what is behind this.
export { driveline } from '#vite';
