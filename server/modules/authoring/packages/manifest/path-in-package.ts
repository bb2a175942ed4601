const nowhere = 'https://package.invalid/'

/**
 * Where an address of a manifest leads within its package; null when it leads out of it. `path` names the file,
 * composed (NFC); `hrefOf` is the address that a browser opens below the package's folder for the path that the file
 * has there.
 */
export function pathOf(
  href: string,
  bases: readonly (string | undefined)[],
): { readonly path: string; hrefOf(path: string): string } | null {
  try {
    const base = bases.reduce<URL>((at, one) => (one ? new URL(slashed(one), at) : at), new URL(nowhere))
    const url = new URL(slashed(href), base)
    if (url.origin !== new URL(nowhere).origin || url.pathname === '/') return null
    const named = decodeURIComponent(url.pathname).slice(1)
    return {
      path: named.normalize('NFC'),
      hrefOf: (path) => `${path === named ? url.pathname.slice(1) : addressOf(path)}${url.search}${url.hash}`,
    }
  } catch {
    return null
  }
}

const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

// Some tools write paths as Windows does, and some write a percent sign of a name as it is.
const slashed = (path: string): string =>
  path
    .trim()
    .replaceAll('\\', '/')
    .replace(/%(?![\da-f]{2})/gi, '%25')
