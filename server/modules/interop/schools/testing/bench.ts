import * as manager from '@arvand/contracts/panel/manage-schools'
import type { JSONWebKeySet, JWTPayload } from 'jose'
import { expect } from 'vitest'
import { newId } from '#platform/ids'
import { anApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aKeeper } from '../../lti/testing.ts'
import { aSchool, visitClaims } from './school.ts'

export const origin = 'https://arvand.example'
/** The cookie of a launch, and that of a session. */
export const browserName = '__Host-arvand.school'
export const sessionName = '__Host-arvand.session'
/** The headers of a form of our own pages. */
export const ours = { origin }

export const targetOf = (kind: 'course' | 'lesson', id: string) => `${origin}/lti/tool/items/${kind}/${id}`

/** What a page says, without its style and its tags. */
export const textOf = (html: string) => html.replace(/<style>.*?<\/style>/g, '').replace(/<[^>]+>/g, ' ')

/** The app with a registered school, which may open one course that has a price; and browsers that come from there. */
export async function openSchoolBench() {
  const school = await aSchool(
    () => toolKeys(),
    () => now(),
  )
  const arvand = await anApp({ PUBLIC_URL: origin, PRIVATE_HOSTS: school.host })
  const now = () => arvand.platform.clock.now()
  const toolKeys = async () => (await arvand.app.inject('/lti/keys')).json<JSONWebKeySet>()
  const keeper = await aKeeper(arvand)
  const course = await aCourse(arvand, { price: 500_000 })
  const added = await arvand.call(manager.addSchool, { ...school.registered, requestId: newId() }, keeper)
  const { schoolId } = added.answer
  await arvand.call(manager.allowCourse, { schoolId, course: `${origin}/courses/${course.slug}` }, keeper)
  const own = targetOf('course', course.id)

  /** A browser: it keeps cookies, and follows nothing by itself. */
  class TestBrowser {
    readonly cookies = new Map<string, string>()

    async go(method: 'GET' | 'POST', url: string, form?: Readonly<Record<string, string>>, headers = {}) {
      const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ')
      const answer = await arvand.app.inject({
        method,
        url: url.replace(origin, ''),
        headers: {
          ...(cookie ? { cookie } : {}),
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
          ...headers,
        },
        ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
      })
      for (const { name, value } of answer.cookies) this.cookies.set(name, value)
      return answer
    }

    /** Its session, for calls. */
    get session() {
      return { token: this.cookies.get(sessionName) ?? '' }
    }

    /** A page of the school leads to the login; `told` reads what the school is asked then. */
    async begin(target = own, by: 'GET' | 'POST' = 'GET') {
      const asked = {
        iss: school.origin,
        login_hint: 'hint-1',
        target_link_uri: target,
        lti_message_hint: 'message-1',
        client_id: school.registered.clientId,
        lti_deployment_id: '1',
      }
      const answer =
        by === 'GET'
          ? await this.go('GET', `/lti/tool/login?${new URLSearchParams(asked)}`)
          : await this.go('POST', '/lti/tool/login', asked)
      expect(answer.statusCode).toBe(302)
      const to = new URL(String(answer.headers.location))
      return { to, told: (name: string) => to.searchParams.get(name) ?? '' }
    }

    /** Begins, and the school answers with these claims; whatever they leave out is right. */
    async launch(claims: JWTPayload, target?: string) {
      const { told } = await this.begin(target)
      const id_token = await school.sign({ nonce: told('nonce'), ...claims }, now())
      const form = { id_token, state: told('state') }
      const answer = await this.go('POST', '/lti/tool/launch', form, { origin: school.origin })
      return { form, answer, entry: String(answer.headers.location) }
    }
  }

  let subjects = 0
  const aSubject = () => `student-${++subjects + 100}`

  /** A new person of the school, in by an account that was made for them. */
  async function aNewcomer(more: JWTPayload = {}, target = own) {
    const [browser, subject] = [new TestBrowser(), aSubject()]
    const { entry } = await browser.launch(visitClaims(target, { sub: subject, ...more }))
    const entered = await browser.go('POST', entry, { as: 'school' }, ours)
    return { browser, subject, entered }
  }

  return {
    ...{ arvand, school, keeper, course, schoolId, now, toolKeys, own, aSubject, aNewcomer },
    aBrowser: () => new TestBrowser(),
    show: async () => (await arvand.call(manager.showSchool, { schoolId }, keeper)).answer.school,
    async close() {
      await arvand.close()
      await school.close()
    },
  }
}
export type SchoolBench = Awaited<ReturnType<typeof openSchoolBench>>
