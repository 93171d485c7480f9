export { enUS } from './en-US.ts';
export { esMX } from './es-MX.ts';
export { esUS } from './es-US.ts';
export { issueText, withSubjects, type Messages, type SubjectText } from './messages.ts';
export { ptBR } from './pt-BR.ts';
