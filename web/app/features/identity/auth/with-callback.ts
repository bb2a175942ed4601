/** Another door that leads to the same place. */
export const withCallback = (path: string, callbackUrl: string | null): string =>
  callbackUrl ? `${path}?${new URLSearchParams({ callbackUrl })}` : path
