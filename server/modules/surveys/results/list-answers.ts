import { createHmac } from 'node:crypto'
import type { SurveyAnswer } from '@arvand/contracts/surveys'
import { formatDay } from '@arvand/persian/format-date'
import { sql } from 'kysely'
import { findFiles, linkTo, type Viewer } from '#modules/media'
import { asc, keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { SurveysDeps } from '../deps.ts'
import { findOwn, type OwnSurvey } from '../setting/set-survey.ts'
import { surveys } from '../tables.ts'
import { scopeOf, within } from './scope.ts'
import { countAnswers } from './tallies.ts'

interface Asked {
  readonly questionId: string
  readonly cursor?: string | undefined
}

/** What was written, chosen or sent for one question, the newest first; of an anonymous survey in no order of time. */
export async function listAnswers(
  { db, media, secret }: Pick<SurveysDeps, 'db' | 'media' | 'secret'>,
  own: OwnSurvey,
  { questionId, cursor }: Asked,
  viewer: Viewer,
) {
  const survey = await findOwn(db, own)
  const question = survey.settings.questions.find(({ id }) => id === questionId)
  const isListed = question && ['text', 'date', 'file'].includes(question.kind)
  if (!isListed) refuse('surveys.unknown-question')
  const { isAnonymous } = survey.settings
  const scope = isAnonymous
    ? scopeOf(survey.id, survey.settings, (await countAnswers(db, survey.id)).answers)
    : { surveyId: survey.id, batches: null }
  if (scope.batches === 0) refuse('surveys.too-few-answers')
  const key = keyWithin(secret, questionId)
  const rows = surveys(db)
    .selectFrom('surveys.responses as r')
    .select(['r.id', 'r.sent_at', key.as('key')])
    .select(sql<SurveyAnswer>`r.answers -> ${questionId}`.as('answer'))
    .where(within(scope))
    .where(sql<boolean>`r.answers ? ${questionId}`)
  const order = isAnonymous ? [asc(key, 'text')] : newestFirst('r.sent_at', 'r.id')
  const page = await keysetPage(rows, order, cursor)
  const files = await findFiles(
    db,
    page.items.flatMap(({ answer }) => (Array.isArray(answer) ? answer : [])),
  )
  const items = page.items.map(({ id, key: keyOfAnswer, sent_at, answer }) => ({
    id: isAnonymous ? keyOfAnswer : id,
    at: isAnonymous ? null : sent_at,
    text: textOf(answer, question.kind === 'date'),
    files: (Array.isArray(answer) ? answer : []).flatMap((fileId) => {
      const file = files.get(fileId)
      return file ? [{ id: file.id, name: file.name, link: linkTo(media, file, viewer) }] : []
    }),
  }))
  return { ...page, items }
}

/**
 * Names and orders the answers to one question. A response has another key at each question, so that nobody puts
 * together what one person wrote to several; it cannot be made without the secret.
 */
const keyWithin = (secret: string, questionId: string) => {
  const salt = createHmac('sha256', secret).update(`survey answers ${questionId}`).digest('hex')
  return sql<string>`md5(${salt}::text || r.id::text)`
}

const textOf = (answer: SurveyAnswer, isDay: boolean): string => {
  if (typeof answer !== 'string') return ''
  return isDay ? formatDay(answer) : answer
}
