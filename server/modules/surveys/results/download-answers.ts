import type { FastifyInstance } from 'fastify'
import { recordList } from '#modules/identity'
import type { Actor, Caller } from '#platform/actor'
import { type Format, linkToExport, serveExports, whyNotExport } from '#platform/exports'
import { refuse, refuseIf } from '#platform/refusal'
import type { SurveysDeps } from '../deps.ts'
import type { OwnSurvey } from '../setting/set-survey.ts'
import { answersExport } from './export-answers.ts'

/** An address, good for a few minutes, from which the answers are downloaded. */
export async function linkToAnswers(
  { db, clock, secret }: Pick<SurveysDeps, 'db' | 'clock' | 'secret'>,
  own: OwnSurvey,
  { actor, caller }: { readonly actor: Actor; readonly caller: Caller },
  format: Format,
) {
  const sheet = await answersExport(db, own)
  refuseIf(await whyNotExport(sheet, format))
  await recordList({ db, clock }, caller, actor, { title: sheet.title, format })
  const desk = own.ownerId === null ? 'manage' : 'teach'
  const link = { secret, sessionId: actor.sessionId, now: clock.now() }
  return linkToExport(link, `/downloads/surveys/${own.surveyId}/${format}`, { desk })
}

/** Answers of surveys as files. */
export const answerDownloads =
  (deps: SurveysDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/surveys/:surveyId/:format', deps, ({ personId, scopes }, named) => {
      const { surveyId = '', desk } = named
      if (desk === 'manage' && !scopes.has('content')) refuse('surveys.unknown')
      return answersExport(deps.db, { surveyId, ownerId: desk === 'manage' ? null : personId })
    })
