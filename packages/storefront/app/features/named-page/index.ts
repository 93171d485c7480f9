export { NamedPage, type NamedPageProps } from './NamedPage.tsx';
