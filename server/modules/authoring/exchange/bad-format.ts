/** A file that cannot be read as a course. */
export class BadFormat extends Error {
  override readonly name = 'BadFormat'
  readonly trouble: 'not-a-course' | 'too-old' | 'damaged' | 'h5p' | 'cmi5' | 'xapi' | 'a-package'
  constructor(trouble: BadFormat['trouble'], cause?: unknown) {
    super(`course: ${trouble}`, { cause })
    this.trouble = trouble
  }
}
