/** The address of another auth page that keeps the return address. */
export const withCallback = (path: string, callbackUrl: string | null): string =>
  callbackUrl ? `${path}?${new URLSearchParams({ callbackUrl })}` : path
