/** The texts that a first page may need; `vite/compiledMessages.ts` divides the file. */
declare module '*.json?first' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import by a relative name
  const messages: import('@driveline/hooks/page').Messages;
  export default messages;
}

/** The texts of checkout, orders and forms. */
declare module '*.json?late' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import by a relative name
  const messages: import('@driveline/hooks/page').Messages;
  export default messages;
}
