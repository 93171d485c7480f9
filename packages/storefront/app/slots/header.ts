export { Header as default } from '../shell/header/Header.tsx';
