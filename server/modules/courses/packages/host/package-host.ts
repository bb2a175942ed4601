/**
 * The hosts on which packages run. When the host begins with `*`, as in `https://*.packages.example.ir`, each package
 * has a host of its own, so that browsers separate their storage; else all packages share one host.
 */
export interface PackageHosts {
  readonly isApart: boolean
  /** The origin on which a package runs. */
  originFor(fileId: string): URL
  /** The Host headers of routes for packages: the shared host, or a pattern of all hosts that a package can have. */
  readonly rule: string | RegExp
  isOurs(host: string): boolean
  /** Whether a package may run on a host. */
  isOf(host: string, fileId: string): boolean
}

export function packageHosts(contentUrl: URL): PackageHosts {
  const { host, protocol } = contentUrl
  if (!host.startsWith('*.'))
    return {
      isApart: false,
      originFor: () => contentUrl,
      rule: host,
      isOurs: (asked) => asked === host,
      isOf: (asked) => asked === host,
    }
  const common = host.slice(1)
  const rule = new RegExp(`^[0-9a-f]{32}${common.replaceAll('.', '\\.')}$`)
  const hostOf = (fileId: string) => `${fileId.replaceAll('-', '')}${common}`
  return {
    isApart: true,
    originFor: (fileId) => new URL(`${protocol}//${hostOf(fileId)}`),
    rule,
    isOurs: (asked) => rule.test(asked) || asked === common.slice(1),
    isOf: (asked, fileId) => asked === hostOf(fileId),
  }
}
