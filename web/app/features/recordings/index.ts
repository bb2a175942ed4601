export { RecordingsList } from './recordings-list.tsx'
export { recordingsWords } from './words.ts'
