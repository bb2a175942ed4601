import { type ErrorCode, promiseOf } from '@arvand/contracts/errors/catalogue'
import type { FastifyReply } from 'fastify'
import type { Refusal } from '#platform/refusal'

/** Passes on the answer of the tus library; an error keeps its status and gets a sentence for people. */
export async function answerOf(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  for (const [name, value] of answer.headers)
    if (!['content-length', 'content-type'].includes(name)) reply.header(name, value)
  if (answer.status < 400) return reply.code(answer.status).send()
  const said = await answer.text()
  if (!said.startsWith(own)) return refused(reply, answer.status, codeOf(answer.status))
  const { code, fields } = JSON.parse(said.slice(own.length)) as ReturnType<typeof told>
  return refused(reply, answer.status, code, fields)
}

const own = 'refusal:'
const told = ({ code, extras }: Refusal) => ({ code, fields: extras.fields })

/** A refusal as the tus library passes it on, for `answerOf`. */
export const refusalAnswer = (refusal: Refusal) => ({
  status_code: promiseOf(refusal.code).status,
  body: own + JSON.stringify(told(refusal)),
})

/** A problem answer (RFC 9457) with the status that tus demands and the sentence of our error code. */
export function refused(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  fields?: Readonly<Record<string, string>>,
): FastifyReply {
  if (status === 412) reply.header('tus-version', '1.0.0')
  const problem = { type: `/problems/${code}`, title: promiseOf(code).sentence, status, code, fields }
  return reply.code(status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}

function codeOf(status: number): ErrorCode {
  if (status === 404 || status === 410) return 'media.upload-gone'
  if (status === 409) return 'media.upload-offset'
  if (status === 413) return 'media.too-large'
  return status >= 500 ? 'request.failed' : 'media.upload-broken'
}
