import type { Answer } from '@arvand/contracts/endpoint'
import type { showThread } from '@arvand/contracts/panel/discussion'
import type { FormAnswer } from '../../api/form-answer.ts'

type Shown = Answer<typeof showThread>
export type PostData = Shown['question']
export type ThreadData = Shown['thread']

/** The thread around a post, which decides what the reader can do with the post. */
export interface PostPlace {
  readonly thread: ThreadData
  readonly now: number
  /** The answer of the page's action to a form sent without JavaScript. */
  readonly answer: FormAnswer | undefined
  /** The id of the signed-in reader. */
  readonly readerId: string | null
}
