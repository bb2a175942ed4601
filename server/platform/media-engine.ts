import type { Config } from '#server/config'
import type { Broadcast } from './broadcast.ts'
import type { FileStore } from './file-store.ts'
import { openBigBlueButton } from './media-engine/big-blue-button.ts'
import { openBuiltIn } from './media-engine/built-in.ts'
import { openLiveKit } from './media-engine/live-kit.ts'
import type { MediaEngine } from './media-engine/port.ts'

export { addressOf as liveKitAddress } from './media-engine/live-kit.ts'
export {
  type Connecting,
  type EngineNews,
  type JoinGrant,
  type MediaEngine,
  MediaRefusal,
  type MediaTrouble,
} from './media-engine/port.ts'

/** Joins what was recorded under an id to one WebM film at this path; null when there is nothing. */
export async function composeRecording(files: Pick<FileStore, 'open'>, recordingId: string, path: string) {
  // The library that writes films is loaded only for them.
  const { writeFilm } = await import('./media-engine/recording/film.ts')
  return writeFilm(files, recordingId, path)
}

/** The engine of the settings. */
export const openMediaEngine = async (
  settings: Config['mediaEngine'],
  broadcast: Pick<Broadcast, 'say' | 'hear'>,
  onTrouble: (error: Error) => void,
  files: Pick<FileStore, 'put' | 'size'>,
): Promise<MediaEngine> => {
  if (settings.bigBlueButton) return openBigBlueButton(settings.bigBlueButton, onTrouble)
  if (settings.liveKit) return openLiveKit(settings.liveKit, onTrouble)
  return openBuiltIn(settings, broadcast, onTrouble, files)
}
