export { correctWords, type KnownWord, type SearchVocabulary } from './search/correct-words.ts'
export {
  beginsAll,
  filledUp,
  fitOf,
  holdsAll,
  keyOf,
  mostFound,
  type SearchedKeys,
  shortest,
} from './search/fit.ts'
