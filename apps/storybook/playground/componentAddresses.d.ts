declare module 'virtual:component-addresses' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
