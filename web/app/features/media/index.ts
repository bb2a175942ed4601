export { LessonPlayer } from './player/lesson-player.tsx'
export type { LessonPlayerProps } from './player/player-props.ts'
