import { createHash } from 'node:crypto'
import { v7 } from 'uuid'

/** A UUIDv7 that follows from a name and the moment, so that the same day gives the same demo. */
export function demoId(name: string, at: Date): string {
  const random = createHash('sha256').update(`arvand ${name}`).digest()
  return v7({ msecs: at.getTime(), random: random.subarray(0, 16), seq: random.readUInt32BE(16) >>> 1 })
}

/** Stands in a text for the id of a file that is not kept yet. */
export const standInFor = (fileName: string): string => demoId(`file ${fileName}`, new Date(0))

/** The id of this name; without one the demo contradicts itself. */
export function idIn(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`the demo has no ${name}`)
  return id
}
