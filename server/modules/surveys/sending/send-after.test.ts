import * as managed from '@arvand/contracts/panel/manage-surveys'
import { listNotices } from '@arvand/contracts/panel/notices'
import { closeTicket, SaveTicket } from '@arvand/contracts/panel/tickets'
import { surveySettings } from '@arvand/contracts/surveys'
import * as contract from '@arvand/contracts/teacher/surveys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { emit } from '#plugs/events'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWebinar } from '#testing/live'
import { aSurveyDraft } from '#testing/surveys'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const questions = [{ kind: 'nps', id: newId(), title: 'پرسش', hint: '', required: true }] as const
const invitations = async (person: TestPerson) => {
  const { items } = (await arvand.call(listNotices, {}, person)).answer
  return items.filter(({ link }) => link?.startsWith('/surveys/')).map(({ link }) => link)
}

test('whoever was in a webinar gets its survey once', async () => {
  const webinar = await aWebinar(arvand)
  const after = { what: 'webinar', webinarId: webinar.id } as const
  const surveyId = await aSurveyDraft(arvand, webinar.host, { questions: [...questions], after })
  const { items } = (await arvand.call(contract.listSurveyWebinars, { surveyId }, webinar.host)).answer
  expect(items).toMatchObject([{ id: webinar.id }])
  const published = await arvand.call(contract.publishSurvey, { surveyId, revision: 1 }, webinar.host)
  const person = await aPerson(arvand)
  const { db, jobs } = arvand.platform
  const about = { webinarId: webinar.id, personId: person.id, minutes: 50, ofMinutes: 60 }
  for (let times = 0; times < 2; times++)
    await transaction(db, (tx) => emit(jobs, tx, 'live.attended', about))
  const other = await aPerson(arvand)
  await transaction(db, (tx) => emit(jobs, tx, 'live.attended', { ...about, personId: other.id }))
  await expect.poll(() => invitations(other), { timeout: 15_000 }).toHaveLength(1)
  expect(await invitations(person)).toEqual([`/surveys/${published.answer.slug}`])
})

test('the webinar of another teacher is not found, and only managers send a survey after tickets', async () => {
  const [webinar, teacher] = [await aWebinar(arvand), await aPerson(arvand, { roles: ['teacher'] })]
  const surveyId = await aSurveyDraft(arvand, teacher)
  const save = (after: object) => {
    const settings = surveySettings.parse({ title: 'نظر شما', questions, after })
    return arvand.call(contract.saveSurvey, { surveyId, revision: 1, settings }, teacher)
  }
  const foreign = await save({ what: 'webinar', webinarId: webinar.id })
  expect(foreign.problem.code).toBe('surveys.unknown-webinar')
  expect((await save({ what: 'ticket' })).problem).toMatchObject({
    ...{ status: 403, code: 'surveys.not-after-tickets' },
  })
})

test('whose ticket was closed gets the survey of managers', async () => {
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const made = { title: 'پشتیبانی', template: 'ticket', requestId: newId() } as const
  const { surveyId } = (await arvand.call(managed.makeManagedSurvey, made, manager)).answer
  const shown = (await arvand.call(managed.showManagedSurvey, { surveyId }, manager)).answer
  const settings = { ...shown.settings, after: { what: 'ticket' } as const }
  await arvand.call(managed.saveManagedSurvey, { surveyId, revision: 0, settings }, manager)
  const open = await arvand.call(managed.publishManagedSurvey, { surveyId, revision: 1 }, manager)
  const person = await aPerson(arvand)
  const text = { subject: 'ویدیو باز نمی‌شود', body: 'درس دوم باز نمی‌شود.', department: 'learning' }
  const saved = await arvand.call(SaveTicket, { ...text, requestId: newId() }, person)
  await arvand.call(closeTicket, { ticketId: saved.answer.ticket.id, requestId: newId() }, person)
  await expect.poll(() => invitations(person), { timeout: 15_000 }).toEqual([`/surveys/${open.answer.slug}`])
})
