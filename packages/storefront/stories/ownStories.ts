export { opens, opensAlike, opensPlain, opensState, shopPages } from './opens.tsx';
export type { Visit } from './visitType.ts';
