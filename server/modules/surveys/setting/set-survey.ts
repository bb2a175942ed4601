import { type SurveySettings, type SurveyTemplate, surveySettings } from '@arvand/contracts/surveys'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { fingerprintOf, once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { settingValue } from '#platform/settings'
import type { SurveysDeps } from '../deps.ts'
import { stateOf, whyNotPublish } from '../survey.ts'
import { surveysSettings } from '../survey-settings.ts'
import { surveys } from '../tables.ts'
import { questionsOf } from './templates.ts'

type Deps = Pick<SurveysDeps, 'db' | 'clock'>

export interface OwnSurvey {
  readonly surveyId: string
  /** Null: anybody’s, for managers of the content. */
  readonly ownerId: string | null
}

interface Wished {
  readonly title: string
  readonly template: SurveyTemplate
}

/** Makes a draft. */
export const makeSurvey = ({ db, clock }: Deps, request: RepeatedRequest, { title, template }: Wished) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const leastAnswers = await settingValue(tx, surveysSettings.leastAnswers)
      const settings = surveySettings.parse({ title, questions: questionsOf(template), leastAnswers })
      const [id, now] = [newId(), clock.now()]
      await surveys(tx)
        .insertInto('surveys.surveys')
        .values({
          ...{ id, owner_id: request.personId, title, settings: JSON.stringify(settings) },
          ...{ created_at: now, changed_at: now },
        })
        .execute()
      return { surveyId: id }
    }),
  )

function ownRow(db: Db, { surveyId, ownerId }: OwnSurvey) {
  const row = surveys(db).selectFrom('surveys.surveys').selectAll().where('id', '=', surveyId)
  return ownerId === null ? row : row.where('owner_id', '=', ownerId)
}

/** A survey of this author; another's is not found. */
export const findOwn = async (db: Db, own: OwnSurvey) =>
  (await ownRow(db, own).executeTakeFirst()) ?? refuse('surveys.unknown')
export type OwnSurveyRow = Awaited<ReturnType<typeof findOwn>>

const lockOwn = async (tx: Tx, own: OwnSurvey): Promise<OwnSurveyRow> =>
  (await ownRow(tx, own).forUpdate().executeTakeFirst()) ?? refuse('surveys.unknown')

function refuseStale(row: OwnSurveyRow, revision: number): void {
  if (row.revision === revision) return
  const current = { revision: row.revision, settings: row.settings, savedAt: row.changed_at }
  refuse('surveys.saved-meanwhile', { current })
}

export const publishingOf = (
  row: Pick<OwnSurveyRow, 'settings' | 'slug' | 'published_at' | 'closed_at'>,
) => ({
  state: stateOf(row),
  slug: row.slug,
  whyNotPublish: whyNotPublish(row.settings),
})

interface Written {
  readonly revision: number
  readonly settings: SurveySettings
}

/** Saves what is set of a draft; the same settings sent again change nothing. */
export const saveSurvey = ({ db, clock }: Deps, own: OwnSurvey, { revision, settings }: Written) =>
  transaction(db, async (tx) => {
    const row = await lockOwn(tx, own)
    const isSame = fingerprintOf(settings).equals(fingerprintOf(row.settings))
    if (!isSame) {
      if (stateOf(row) !== 'draft') refuse('surveys.published')
      refuseStale(row, revision)
      await refuseOccasion(tx, row, own, settings)
    }
    const saved = isSame ? row : await storeSettings(tx, row, settings, clock.now())
    return { revision: saved.revision, savedAt: saved.changed_at, ...publishingOf(saved) }
  })

/** A survey is sent after a webinar of its author; after tickets, which are everybody’s, managers alone send one. */
async function refuseOccasion(tx: Tx, row: OwnSurveyRow, own: OwnSurvey, { after }: SurveySettings) {
  if (after?.what === 'ticket' && own.ownerId !== null && row.settings.after?.what !== 'ticket')
    refuse('surveys.not-after-tickets')
  if (after?.what !== 'webinar') return
  const webinar = surveys(tx).selectFrom('live.known_webinars').select('id').where('id', '=', after.webinarId)
  const found = await webinar.where('owner_id', '=', row.owner_id).executeTakeFirst()
  if (!found) refuse('surveys.unknown-webinar')
}

const storeSettings = (tx: Tx, { id, revision }: OwnSurveyRow, settings: SurveySettings, now: Date) =>
  surveys(tx)
    .updateTable('surveys.surveys')
    .set({ title: settings.title, settings: JSON.stringify(settings), changed_at: now })
    .set({ revision: revision + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

type Moved = Partial<Pick<OwnSurveyRow, 'slug' | 'published_at' | 'closed_at'>>

async function move(tx: Tx, row: OwnSurveyRow, moved: Moved) {
  await surveys(tx).updateTable('surveys.surveys').set(moved).where('id', '=', row.id).execute()
  return publishingOf({ ...row, ...moved })
}

/** Opens a draft to answers. It keeps the address that it gets when it is published first. */
export const publishSurvey = ({ db, clock }: Deps, own: OwnSurvey, revision: number) =>
  transaction(db, async (tx) => {
    const row = await lockOwn(tx, own)
    if (stateOf(row) !== 'draft') refuse('surveys.published')
    refuseStale(row, revision)
    refuseIf(whyNotPublish(row.settings))
    // The link is all that somebody needs to answer, so it cannot be guessed.
    const slug = row.slug ?? newId().replaceAll('-', '').slice(-12)
    return move(tx, row, { slug, published_at: clock.now(), closed_at: null })
  })

/** Makes a survey that nobody has answered a draft again; answers that were only begun are dropped. */
export const unpublishSurvey = (db: Db, own: OwnSurvey) =>
  transaction(db, async (tx) => {
    const row = await lockOwn(tx, own)
    const responses = surveys(tx).selectFrom('surveys.responses').where('survey_id', '=', row.id)
    const sent = await responses.select('id').where('sent_at', 'is not', null).limit(1).executeTakeFirst()
    if (sent) refuse('surveys.has-answers')
    await surveys(tx).deleteFrom('surveys.responses').where('survey_id', '=', row.id).execute()
    return move(tx, row, { published_at: null, closed_at: null })
  })

/** Closes an open survey, or opens a closed one again. */
export const closeSurvey = (
  { db, clock }: Deps,
  own: OwnSurvey,
  { isClosed }: { readonly isClosed: boolean },
) =>
  transaction(db, async (tx) => {
    const row = await lockOwn(tx, own)
    if (stateOf(row) !== (isClosed ? 'open' : 'closed')) refuse('surveys.not-open')
    return move(tx, row, { closed_at: isClosed ? clock.now() : null })
  })

/** Removes a survey with all its answers. */
export const removeSurvey = (db: Db, own: OwnSurvey) =>
  transaction(db, async (tx) => {
    const { id } = await lockOwn(tx, own)
    await surveys(tx).deleteFrom('surveys.surveys').where('id', '=', id).execute()
    return {}
  })
