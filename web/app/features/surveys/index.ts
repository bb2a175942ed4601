export { kindIcons } from './kind-icons.ts'
export { SurveyPaper } from './survey-paper.tsx'
export { kindWords } from './words.ts'
