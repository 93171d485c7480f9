export { Beside } from './Beside.tsx';
