/** A path whose ids are left out: one row of figures for all certificates, not one for each, and nobody's id or key in it. */
export const pathPattern = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[0-9]+$|^[0-9a-f]{8}-[0-9a-f-]{27}$|^[\w-]{30,}$/i.test(part) ? ':id' : part))
    .join('/')
