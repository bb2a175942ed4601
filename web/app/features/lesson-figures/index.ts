export { DropOffChart } from './drop-off-chart.tsx'
export { FiguresOfLessons } from './figures-of-lessons.tsx'
export { lessonFiguresWords } from './words.ts'
