import { showWebinar } from '@arvand/contracts/home/webinars'
import { listMyCertificates } from '@arvand/contracts/panel/certificates'
import { beatSession, enterLive, joinSession } from '@arvand/contracts/panel/live'
import { registerForWebinar } from '@arvand/contracts/panel/webinars'
import * as endpoints from '@arvand/contracts/teacher/webinar-certificates'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'
import type { TestWebinar } from '#testing/live'

export const written = {
  brand: 'arvand',
  heading: 'گواهی حضور در وبینار',
  isAutomatic: true,
  version: 0,
} as const

/** What happens around a webinar that certifies, by the calls of its people. */
export const webinarRun = (app: () => TestApp) => {
  const pass = (minutes: number) => app().platform.clock.pass(minutes * 60)
  return {
    pass,
    save: (webinarId: string, by: TestPerson, wish: object = {}) =>
      app().call(endpoints.saveWebinarTemplate, { webinarId, ...written, ...wish }, by),
    register: (webinar: TestWebinar, who: TestPerson) =>
      app().call(registerForWebinar, { webinarId: webinar.id, requestId: newId() }, who),
    /** A webinar that its host has begun, with whom of these is in; the clock stands at its start. */
    async aRunning(webinar: TestWebinar, people: readonly TestPerson[]) {
      const left = new Date(webinar.startsAt).getTime() - app().platform.clock.now().getTime()
      pass(left / 60_000)
      const { answer } = await app().call(enterLive, { kind: 'webinar', id: webinar.id }, webinar.host)
      const sessionId = answer.session.id
      for (const person of [webinar.host, ...people]) await app().call(joinSession, { sessionId }, person)
      return sessionId
    },
    /** Minutes pass with signs of life of these people. */
    async stay(sessionId: string, people: readonly TestPerson[], minutes: number) {
      for (let at = 0; at < minutes; at++) {
        pass(1)
        for (const person of people) await app().call(beatSession, { sessionId }, person)
      }
    },
    async codesOf(who: TestPerson, webinarId: string) {
      const { answer } = await app().call(listMyCertificates, { webinarId }, who)
      return answer.items.map(({ code }) => code)
    },
    registrationOf: async (webinar: TestWebinar, who: TestPerson) =>
      (await app().call(showWebinar, { slug: webinar.slug }, who)).answer.mine?.registration?.state,
  }
}
