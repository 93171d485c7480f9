export { RefusedPage as default } from '../shell/CrashPage.tsx';
