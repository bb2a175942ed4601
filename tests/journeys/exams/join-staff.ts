import { type Browser, expect, type Page } from '@playwright/test'
import { asDemoPerson, callsOf } from '../calls.ts'

interface Invited {
  readonly browser: Browser
  readonly baseURL: string
  readonly courseId: string
  readonly mobile: string
  readonly rights: readonly string[]
}

/** The demo teacher invites who is signed in on `page` as an assistant, who accepts. */
export async function joinStaff(page: Page, { browser, baseURL, courseId, mobile, rights }: Invited) {
  await asDemoPerson(browser, baseURL, 'teacher', (call) =>
    call('teacher/staff/add', { courseId, who: mobile, role: 'assistant', rights }),
  )
  const call = callsOf(page)
  await expect(async () => {
    const { items } = await call<{ items: { id: string }[] }>('panel/staffInvitation/list', {})
    await call('panel/staffInvitation/accept', { invitationId: items[0]?.id })
  }).toPass()
}
