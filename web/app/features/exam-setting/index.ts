export { QuestionPicker } from './editor/lazy-question-picker.ts'
