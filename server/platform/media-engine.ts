import type { Config } from '#server/config'
import type { Broadcast } from './broadcast.ts'
import { openBigBlueButton } from './media-engine/big-blue-button.ts'
import { openBuiltIn } from './media-engine/built-in.ts'
import type { MediaEngine } from './media-engine/port.ts'

export {
  type JoinGrant,
  type MediaEngine,
  MediaRefusal,
  type MediaTrouble,
} from './media-engine/port.ts'

/** The engine of the settings. */
export const openMediaEngine = async (
  settings: Config['mediaEngine'],
  broadcast: Pick<Broadcast, 'say' | 'hear'>,
  onTrouble: (error: Error) => void,
): Promise<MediaEngine> =>
  settings.bigBlueButton
    ? openBigBlueButton(settings.bigBlueButton, onTrouble)
    : openBuiltIn(settings, broadcast, onTrouble)
