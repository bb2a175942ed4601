import type { Unpacked } from '#platform/archives'
import { foreignFormat } from '../packages/foreign-format.ts'
import { BadFormat } from './bad-format.ts'
import { manifestName } from './cartridge/manifest.ts'
import { readCartridge } from './cartridge/read-cartridge.ts'
import type { ForeignCourse } from './course-draft.ts'
import { type MoodleNeeds, readMoodle } from './moodle/read-moodle.ts'

/** Reads a course of another system: a Moodle backup or a Common Cartridge; refuses other known formats by name. */
export function readForeign(unpacked: Unpacked, needs: MoodleNeeds): Promise<ForeignCourse> {
  if (unpacked.has('moodle_backup.xml') || unpacked.has('moodle.xml')) return readMoodle(unpacked, needs)
  if (unpacked.has(manifestName)) return readCartridge(unpacked, needs)
  const format = foreignFormat(unpacked.keys())
  if (format) throw new BadFormat(format)
  return readMoodle(unpacked, needs)
}
