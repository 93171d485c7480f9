/** Where the sandbox gateway lives on the shop's own origin. */
export const sandboxPath = '/sandbox-pay';
