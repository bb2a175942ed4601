import type { Answer } from '@arvand/contracts/endpoint'
import type { showThread } from '@arvand/contracts/panel/discussion'
import type { FormAnswer } from '../../api/form-answer.ts'

type Shown = Answer<typeof showThread>
export type PostData = Shown['question']
export type ThreadData = Shown['thread']

/** Where a post stands, for what can be done with it. */
export interface PostPlace {
  readonly thread: ThreadData
  readonly now: number
  /** What the page's action said, without JavaScript. */
  readonly answer: FormAnswer | undefined
  /** Who reads. */
  readonly readerId: string | null
}
