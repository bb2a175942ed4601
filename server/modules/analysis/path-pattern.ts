/** A path with `:id` for its ids: all certificates share one row of figures, and nobody's id or key is stored. */
export const pathPattern = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[0-9]+$|^[0-9a-f]{8}-[0-9a-f-]{27}$|^[\w-]{30,}$/i.test(part) ? ':id' : part))
    .join('/')
