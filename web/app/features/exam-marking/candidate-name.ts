import { localDigits } from '@arvand/persian/digits'
import { headWords as words } from './words/head-words.ts'

interface Candidate {
  /** Null where the exam hides names. */
  readonly name: string | null
  readonly number: number
}

export const candidateName = ({ name, number }: Candidate): string =>
  name ?? words.candidate(localDigits(number))
