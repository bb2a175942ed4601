export { openMediaEngine } from './media-engine/built-in.ts'
export {
  type JoinGrant,
  type MediaEngine,
  MediaRefusal,
  type MediaTrouble,
} from './media-engine/port.ts'
