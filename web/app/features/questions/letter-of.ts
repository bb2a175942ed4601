import { localDigits } from '@arvand/persian/digits'
import { answerWords } from './words.ts'

/** What stands before an option: الف, ب, پ… or its number. */
export const letterOf = (place: number, isNumbered = false): string =>
  (isNumbered ? undefined : answerWords.letters[place]) ?? localDigits(place + 1)
