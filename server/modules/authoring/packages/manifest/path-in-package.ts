const nowhere = 'https://package.invalid/'

/**
 * Where an address of a manifest leads within its package; null when it leads out of it. `path` names the file, `href`
 * is the address that a browser opens below the package's folder.
 */
export function pathOf(
  href: string,
  bases: readonly (string | undefined)[],
): { readonly path: string; readonly href: string } | null {
  try {
    const base = bases.reduce<URL>((at, one) => (one ? new URL(slashed(one), at) : at), new URL(nowhere))
    const url = new URL(slashed(href), base)
    if (url.origin !== new URL(nowhere).origin || url.pathname === '/') return null
    return {
      path: decodeURIComponent(url.pathname).slice(1),
      href: `${url.pathname.slice(1)}${url.search}${url.hash}`,
    }
  } catch {
    return null
  }
}

// Some tools write paths as Windows does.
const slashed = (path: string): string => path.trim().replaceAll('\\', '/')
