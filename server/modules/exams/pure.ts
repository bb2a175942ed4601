export {
  type ImportedExam,
  type ImportedQuestion,
  type ImportedSlot,
  importedExam,
  importedQuestion,
} from './exchange/course/imported-exam.ts'
export { categoryPath } from './exchange/drafts/category-path.ts'
export type { FoundQuestion } from './exchange/drafts/found-question.ts'
export { readFound } from './exchange/drafts/read-found.ts'
export { type StoredFile, storeOnce, Texts } from './exchange/drafts/texts.ts'
export { backupQuestion } from './exchange/moodle-backup/backup-question.ts'
export { attributeOf, nodeOf, nodesOf, wordsAt } from './exchange/moodle-xml/node.ts'
export { type QtiFile, readQti12 } from './exchange/qti12/read-qti12.ts'
export { examContent } from './lesson-kinds/exam/exam-content.ts'
