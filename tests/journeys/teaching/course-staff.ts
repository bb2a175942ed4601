import type { StaffRight } from '@arvand/contracts/courses'
import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { asDemoPerson, callsOf } from '../calls.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'

/** Gives the teacher's role by the panel's calls; another journey tests the screen for it. */
export const makeTeacher = (browser: Browser, baseURL: string, mobile: string) =>
  asDemoPerson(browser, baseURL, 'manager', async (call) => {
    await call('panel/reauthenticate', { password: 'arvand-demo' })
    const { items } = await call<{ items: { id: string }[] }>('panel/manage/people/list', { q: mobile })
    await call('panel/manage/people/setRoles', { personId: items[0]?.id, roles: ['teacher'], scopes: [] })
  })

/** Makes a newcomer, who is signed in on `page` then, an assistant of the course with these rights. */
export async function makeAssistant(
  page: Page,
  browser: Browser,
  { courseId, rights }: { readonly courseId: string; readonly rights: readonly StaffRight[] },
  baseURL = '',
): Promise<void> {
  const { mobile } = await arrive(page, aName('کتایون'))
  await makeTeacher(browser, baseURL, mobile)
  await asDemoPerson(browser, baseURL, 'teacher', (call) =>
    call('teacher/staff/add', { courseId, who: mobile, role: 'assistant', rights }),
  )
  const call = callsOf(page)
  await expect(async () => {
    const { items } = await call<{ items: { id: string }[] }>('panel/staffInvitation/list', {})
    await call('panel/staffInvitation/accept', { invitationId: items[0]?.id })
  }).toPass()
}
