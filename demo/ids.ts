import { createHash } from 'node:crypto'
import { v7 } from 'uuid'

/** A UUIDv7 that depends only on a name and an instant, so that the same day gives the same demo. */
export function demoId(name: string, at: Date): string {
  const random = createHash('sha256').update(`arvand ${name}`).digest()
  return v7({ msecs: at.getTime(), random: random.subarray(0, 16), seq: random.readUInt32BE(16) >>> 1 })
}

/** A placeholder in a text for the id of a file that is not stored yet. */
export const standInFor = (fileName: string): string => demoId(`file ${fileName}`, new Date(0))

/** The id of this name; a missing one is a mistake in the demo's texts. */
export function idIn(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`the demo has no ${name}`)
  return id
}
