import type { Tree } from '../tree.ts'

export const lockName = 'package-lock.json'

export interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** The packages of the lock file by their folder. */
export const packagesOf = (tree: Tree): Map<string, LockedPackage> =>
  new Map(Object.entries(JSON.parse(tree.text(lockName)).packages ?? {}))
