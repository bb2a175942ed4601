export { correctWords, type KnownWord, type SearchVocabulary } from './search/correct-words.ts'
export {
  beginsAll,
  filledUp,
  fitOf,
  holdsAll,
  keyOf,
  likeOf,
  mostFound,
  type SearchedKeys,
  shortest,
} from './search/fit.ts'
