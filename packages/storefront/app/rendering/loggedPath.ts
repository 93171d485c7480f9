/** A path as a log may keep it: without the code of a mailed link, which sets a password or proves an address. */
export const loggedPath = (pathname: string): string =>
  pathname.replace(/^(\/resetPassword|\/user\/confirmEmail)\/[^/]+?(?=\.data$|\/|$)/i, '$1/[redacted]');
