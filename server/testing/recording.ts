import type { FileStore } from '#platform/file-store'
import { writeRecorded } from '../platform/media-engine/recording/packet-log.ts'
import { piecesIn } from '../platform/media-engine/recording/pieces.ts'
import { darkPicture } from '../platform/media-engine/recording/vp8.ts'

/** Stores what the media process hands over while it records a class: silence, and a dark picture each second. */
export async function recordSilence(
  files: FileStore,
  recordingId: string,
  { from, seconds }: { readonly from: Date; readonly seconds: number },
): Promise<void> {
  const troubles: Error[] = []
  const pieces = piecesIn(files, (error) => troubles.push(error))
  const silence = Buffer.from([0xf8, 0xff, 0xfe])
  const begin = { kind: 'begin' as const, at: from.getTime(), isKey: true, data: Buffer.alloc(0) }
  pieces.add(recordingId, writeRecorded(begin))
  for (let ms = 0; ms < seconds * 1_000; ms += 20) {
    const at = from.getTime() + ms
    if (ms % 1_000 === 0)
      pieces.add(recordingId, writeRecorded({ kind: 'picture', at, isKey: true, data: darkPicture }))
    pieces.add(recordingId, writeRecorded({ kind: 'sound', at, isKey: true, data: silence }))
  }
  await pieces.close()
  if (troubles[0]) throw troubles[0]
}
