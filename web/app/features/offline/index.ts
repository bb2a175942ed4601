export { KeepOffline } from './keep-offline.tsx'
export { guardPacks } from './own-packs.ts'
