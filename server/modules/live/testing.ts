import { setTimeout as delay } from 'node:timers/promises'
import { enterLive, joinSession } from '@arvand/contracts/panel/live'
import { showFile } from '@arvand/contracts/panel/media'
import { startRecording, stopRecording } from '@arvand/contracts/panel/recordings'
import { makeRoom } from '@arvand/contracts/teacher/rooms'
import { makeWebinar, publishWebinar, saveWebinar, showOwnWebinar } from '@arvand/contracts/teacher/webinars'
import { formatTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { sellablesOf } from '#modules/commerce'
import { findSession } from '#modules/identity'
import { newId } from '#platform/ids'
import type { MediaEngine } from '#platform/media-engine'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { recordSilence } from '#server/testing/recording'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile, aPdf } from '#testing/media'
import type { LiveDeps } from './deps.ts'
import { sellableMeets } from './meets/sellable-meets.ts'
import { storeRecording } from './recordings/store-recording.ts'
import { slideFileUse } from './slides/slide-files.ts'
import { live } from './tables.ts'
import { sellableWebinars } from './webinars/sellable-webinars.ts'

export { addDay as addMeetDay, addHours, saveOffer } from './meets/offer.ts'
export { roomFileUse } from './rooms/room-files.ts'
export { endWebinars } from './sessions/end-webinars.ts'
export { live, slideFileUse }

/** The deps of this module's commands, with its own sellables. */
export const liveDeps = ({ platform }: Pick<TestApp, 'platform'>): LiveDeps => ({
  ...platform,
  publicUrl: platform.config.publicUrl,
  media: platform,
  whoIs: async (token) => (await findSession(platform.db, platform.clock, token))?.actor ?? null,
  sellables: sellablesOf(platform, [sellableWebinars(platform), sellableMeets(platform)]),
})

interface WebinarWish {
  readonly host?: TestPerson
  readonly title?: string
  readonly price?: number
  readonly capacity?: number
  /** From now. */
  readonly inHours?: number
}

export interface TestWebinar {
  readonly id: string
  readonly slug: string
  readonly host: TestPerson
  readonly startsAt: string
}

/** A published webinar, made by the calls of its teacher. */
export async function aWebinar(arvand: TestApp, wish: WebinarWish = {}): Promise<TestWebinar> {
  const { title = 'نقش‌های گره', price = 0, capacity = 10, inHours = 72 } = wish
  const host = wish.host ?? (await aPerson(arvand, { roles: ['teacher'] }))
  const at = new Date(arvand.platform.clock.now().getTime() + inHours * 3_600_000)
  const when = { day: dayAt(at), time: formatTime(at) }
  const made = await arvand.call(makeWebinar, { title, ...when, requestId: newId() }, host)
  const { webinarId } = made.answer
  const text = { title, summary: 'یک نشست کوتاه', description: '', outcomes: 'رسم شمسه' }
  const saved = { webinarId, revision: 0, ...text, ...when, minutes: 90, capacity, price }
  const answers = [
    await arvand.call(saveWebinar, saved, host),
    await arvand.call(publishWebinar, { webinarId }, host),
  ]
  const wrong = answers.find(({ status }) => status !== 200)
  if (wrong) throw new Error(`the webinar was not published: ${JSON.stringify(wrong.problem)}`)
  const { webinar } = (await arvand.call(showOwnWebinar, { webinarId }, host)).answer
  return { id: webinarId, slug: webinar.slug, host, startsAt: webinar.startsAt }
}

/** A room with its host and these members, all of whom are in. */
export async function aClass(arvand: TestApp, members: readonly TestPerson[], host: TestPerson) {
  const text = { title: 'کلاس رسم', description: '' }
  const { roomId } = (await arvand.call(makeRoom, { ...text, requestId: newId() }, host)).answer
  for (const { id } of members)
    await live(arvand.platform.db)
      .insertInto('live.room_members')
      .values({ room_id: roomId, person_id: id, role: 'member', joined_at: arvand.platform.clock.now() })
      .execute()
  const sessionId = (await arvand.call(enterLive, { kind: 'room', id: roomId }, host)).answer.session.id
  for (const person of [host, ...members]) await arvand.call(joinSession, { sessionId }, person)
  return { roomId, sessionId }
}

export interface Told {
  readonly personId: string
  readonly event: string
  readonly payload: unknown
}

/** Notes what goes to open pages of this app, and still sends it. */
export function watchLive({ platform }: TestApp): Told[] {
  const told: Told[] = []
  const { notify, notifyAll } = platform.live
  platform.live.notify = (personId, event, payload) => {
    told.push({ personId, event, payload })
    notify(personId, event, payload)
  }
  platform.live.notifyAll = (personIds, event, payload) => {
    for (const personId of personIds) told.push({ personId, event, payload })
    notifyAll(personIds, event, payload)
  }
  return told
}

/** An engine that notes what it is told to record; recording itself is tested where the engine stands. */
export const notingEngine = (asked: unknown[]): MediaEngine => ({
  ...{ meetings: null, rooms: null, losses: null },
  recordings: { record: async (_room, recordingId) => void asked.push({ record: recordingId }) },
  issueTicket: async () => ({ engine: 'builtIn', iceServers: [] }),
  async answer(_grant, _offer, { recordingId }) {
    asked.push({ goesOn: recordingId })
    return 'the answer'
  },
  updateGrant: async () => undefined,
  mute: async () => undefined,
  removeParticipant: async () => undefined,
  closeRoom: async () => undefined,
  close: async () => undefined,
})

/** An app whose classes are recorded. */
export const anAppThatRecords = (asked: unknown[] = []): Promise<TestApp> =>
  anApp({}, (platform) => assembleModules({ ...platform, mediaEngine: notingEngine(asked) }))

/** Begins to record a session, as so many seconds of silence once it ends. */
export async function beginRecording(arvand: TestApp, host: TestPerson, sessionId: string, seconds: number) {
  const { recordingId } = (await arvand.call(startRecording, { sessionId }, host)).answer
  const from = arvand.platform.clock.now()
  return {
    recordingId,
    async end() {
      if (seconds > 0) await recordSilence(arvand.platform.files, recordingId, { from, seconds })
      await arvand.call(stopRecording, { sessionId }, host)
      await storeRecording(liveDeps(arvand), recordingId)
    },
  }
}

/** An uploaded PDF whose pages are drawn. */
export async function aDeck(arvand: TestApp, owner: TestPerson, pages: readonly string[]): Promise<string> {
  const wish = { use: slideFileUse, name: 'حد و پیوستگی.pdf', content: aPdf({ pages }) }
  const { id } = await aFile(arvand, { ownerId: owner.id, ...wish })
  for (let tries = 0; tries < 300; tries++) {
    if (!(await arvand.call(showFile, { fileId: id }, owner)).answer.file.preparing) return id
    await delay(100)
  }
  throw new Error('the pages were not drawn')
}
