export { lessonThreads } from './addresses.ts'
export { LessonDiscussion } from './lesson-discussion.tsx'
