/**
 * Where packages run. With a `*` before its host, as in `https://*.packages.example.ir`, each package has a host of its
 * own there, so that browsers keep the storage of one from another; else all share the one.
 */
export interface PackageHosts {
  readonly isApart: boolean
  /** Where a package runs. */
  originFor(fileId: string): URL
  /** What a Host header must be for us to answer: the one host, or any that may be a package's. */
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
