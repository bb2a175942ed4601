import { type Browser, expect, type Page } from '@playwright/test'
import { type DemoPerson, signInAs } from './demo-people.ts'

/** Calls an endpoint by its path, e.g. `teacher/course/show`, and fails the journey when the call is refused. */
export type Call = <T>(path: string, data: object) => Promise<T>

/** Makes calls with the rights of the person who is signed in in this browser. */
export const callsOf =
  (page: Page): Call =>
  async (path, data) => {
    const cookies = await page.context().cookies()
    const token = cookies.find(({ name }) => name === 'arvand.session')?.value ?? ''
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.post(`/api/${path}`, { data, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as never
  }

/** Makes calls as an account of the demo, in a browser context of its own that is closed afterwards. */
export async function asDemoPerson<T>(
  browser: Browser,
  baseURL: string,
  person: DemoPerson,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await signInAs(page, person)
  const result = await work(callsOf(page))
  await context.close()
  return result
}
