import type { PackageRefusal } from '#modules/courses'

/** A package that cannot be used, for a reason that its teacher can do something about. */
export class BadPackage extends Error {
  override readonly name = 'BadPackage'
  readonly trouble: PackageRefusal
  constructor(trouble: PackageRefusal, cause?: unknown) {
    super(`package: ${trouble}`, { cause })
    this.trouble = trouble
  }
}
