import type { Unpacked } from '#platform/archives'
import { foreignFormat } from '../packages/foreign-format.ts'
import { BadFormat } from './bad-format.ts'
import { manifestName } from './cartridge/manifest.ts'
import { readCartridge } from './cartridge/read-cartridge.ts'
import type { Reading } from './course-draft.ts'
import { type MoodleNeeds, readMoodle } from './moodle/read-moodle.ts'

/** A course of another system: a backup of Moodle or a Common Cartridge; what has a format of its own is refused by name. */
export function readForeign(unpacked: Unpacked, needs: MoodleNeeds): Promise<Omit<Reading, 'files'>> {
  if (unpacked.has('moodle_backup.xml') || unpacked.has('moodle.xml')) return readMoodle(unpacked, needs)
  if (unpacked.has(manifestName)) return readCartridge(unpacked, needs)
  const format = foreignFormat(unpacked.keys())
  if (format) throw new BadFormat(format)
  return readMoodle(unpacked, needs)
}
