import { setTimeout as delay } from 'node:timers/promises'
import type { ReceiptedSave } from '../../../contracts/receipts.ts'
import { newId } from '../../../server/platform/ids.ts'
import type { Heard } from './heard.ts'
import type { Post, Reply } from './poster.ts'

const pauseMs = 1_000
const options = ['a', 'b', 'c']

export interface Candidate {
  /** The saves that were answered, in their order. */
  readonly acknowledged: readonly ReceiptedSave[]
  attemptId(): string
  start(): Promise<void>
  /** Saves an answer; false: the time is over. */
  save(): Promise<boolean>
  submit(): Promise<void>
}

/** Somebody who sits an exam as the page does: what was not answered is sent again as it was. */
export function aCandidate(token: string, examId: string, post: Post, heard: Heard): Candidate {
  const acknowledged: ReceiptedSave[] = []
  let attemptId = ''
  let questionIds: readonly string[] = []

  async function insist<Body>(path: string, body: object, times: number[] = []): Promise<Reply<Body>> {
    for (;;) {
      const begun = performance.now()
      const reply = await post<Body>(`/api/panel/${path}`, token, body).catch(() => undefined)
      if (reply && reply.status < 500 && reply.status !== 429) {
        times.push(performance.now() - begun)
        return reply
      }
      heard.unanswered += 1
      await delay(pauseMs)
    }
  }

  return {
    acknowledged,
    attemptId: () => attemptId,
    async start() {
      const ask = { examId, requestId: newId() }
      const { attempt } = answered(await insist<Begun>('exam/start', ask, heard.starts))
      attemptId = attempt.id
      questionIds = attempt.questions.map(({ id }) => id)
    },
    async save() {
      const before = acknowledged.at(-1)
      const sequence = (before?.sequence ?? 0) + 1
      const questionId = questionIds[sequence % questionIds.length] ?? ''
      const value = options[sequence % options.length] ?? ''
      const answers = [{ questionId, value, flagged: sequence % 5 === 0 }]
      const previousReceipt = before ? { previousReceipt: before.receipt } : {}
      const body = { attemptId, sequence, ...previousReceipt, answers }
      const reply = await insist<{ receipt: string }>('examSave', body, heard.saves)
      if (reply.body.code === 'exams.time-over') return false
      const { receipt } = answered(reply)
      acknowledged.push({ sequence, answers, receipt })
      return true
    },
    async submit() {
      answered(await insist('exam/submit', { attemptId, requestId: newId() }))
    },
  }
}

interface Begun {
  readonly attempt: { readonly id: string; readonly questions: readonly { readonly id: string }[] }
}

function answered<Body>({ status, body }: Reply<Body>): Body {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  return body
}
