import { packageLeftOutReasons } from '@arvand/contracts/panel/packages'
import { z } from 'zod'
import type { PackageRefusal } from '#modules/courses'
import type { Reader } from '#platform/reader-process'

const MB = 1024 ** 2

const part = z.strictObject({
  identifier: z.string().max(300),
  title: z.string().max(300),
  depth: z.int().min(0).max(50),
  kind: z.enum(['sco', 'asset']),
  href: z.string().max(10_000),
  given: z.record(z.string().max(100), z.string().max(100_000)),
  isFree: z.boolean(),
  goesBack: z.boolean(),
  tellsCompletion: z.boolean(),
})

const leftOut = z.strictObject({ reason: z.enum(packageLeftOutReasons), subject: z.string().max(300) })

const manifest = z.strictObject({
  standard: z.enum(['1.2', '2004']),
  title: z.string().max(300),
  parts: z.array(part).max(2000),
  leftOut: z.array(leftOut).max(300),
  outsideHosts: z.array(z.string().max(300)).max(20),
})

/** A file of the package, in the order in which they are stored. */
const asked = z.strictObject({
  /** The file's path within the package. */
  path: z.string().max(1000),
  /** The file's name in the output folder. */
  file: z.string().max(100),
  bytes: z.int().min(0),
  all: z.int().min(1),
})
export type PackageFileAsked = z.output<typeof asked>
export type PackageManifest = z.output<typeof manifest>

/** Unpacks a SCORM package and reads its manifest. */
export const packageReader: Reader<null, PackageFileAsked, PackageManifest, PackageRefusal> = {
  name: 'package',
  code: new URL('./read-package.ts', import.meta.url),
  lane: 'job',
  asked,
  result: manifest,
  refusals: [
    'not-an-archive',
    'too-large',
    'unsafe-name',
    'damaged',
    'no-manifest',
    'manifest-damaged',
    'nothing-to-open',
    'all-outside',
    'h5p',
    'cmi5',
    'xapi',
  ],
  limits: { memory: 300 * MB, seconds: 300, silence: 20, written: 1024 * MB, messages: 20_000 },
}
