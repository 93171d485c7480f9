/** The texts that a first page may need; `build-tools/compiledMessages.ts` divides the file. */
declare module '*.json?first' {
  const messages: import('../app/shop/texts.ts').Messages;
  export default messages;
}

/** The texts of checkout, orders and forms. */
declare module '*.json?late' {
  const messages: import('../app/shop/texts.ts').Messages;
  export default messages;
}
