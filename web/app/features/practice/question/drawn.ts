import type { Answer } from '@arvand/contracts/endpoint'
import type { answerQuestion, drawQuestion } from '@arvand/contracts/panel/sample-questions'

export type Drawn = Answer<typeof drawQuestion>
export type Question = NonNullable<Drawn['question']>
/** What is told after an answer. */
export type Told = Answer<typeof answerQuestion>
